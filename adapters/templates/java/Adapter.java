import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * An adapter for Articulado: one JSON object a line comes in, one goes out. Standard error is yours to log to. It
 * knows how to pass. Everything that is left to you is marked: GO ON HERE. Java 17 runs this file as it is.
 */
public class Adapter {
    // GO ON HERE: who you are, and what you claim, edition by edition. Each profile is claimed whole.
    static final Map<String, Object> CLAIMS = object("fise-2009", List.of("jugada"));
    static final Map<String, Object> HANDSHAKE = object(
        "protocolVersion", "1",
        "implementation", object("name", "My Scrabble", "version", "0.1.0", "language", "Java"),
        "claims", CLAIMS,
        "atOnce", 32); // requests wait in the pipe until they are read

    /** A request that cannot be served. An illegal move is an outcome, never one of these. */
    static class Fault extends RuntimeException {
        final int code;

        Fault(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    // What the regulation makes of an event: each of these changes the table and says so, or changes nothing.

    static Object done(String... because) {
        return object("kind", "done", "because", List.of(because));
    }

    static Object refused(String reason, String... because) {
        return object("kind", "refused", "reason", reason, "because", List.of(because));
    }

    static Object pass(Map<String, Object> table, Map<String, Object> event) {
        String by = (String) event.get("by");
        if (!by.equals(table.get("toMove"))) return refused("out-of-turn", "fise-2009:26");
        list(table.get("turns")).add(object("by", by, "kind", "pass"));
        table.put("toMove", by.equals("A") ? "B" : "A");
        return done("fise-2009:26");
    }

    static Object notYet(Map<String, Object> table, Map<String, Object> event) {
        throw new Fault(-32601, event.get("type") + ": not yet");
    }

    // GO ON HERE: "exchange" is the next simplest. docs/ADAPTERS.md tells what each event moves.
    static final Map<String, BiFunction<Map<String, Object>, Map<String, Object>, Object>> EVENTS = Map.of(
        "pass", Adapter::pass, "exchange", Adapter::notYet, "place", Adapter::notYet);

    static Object replay(Map<String, Object> params) {
        if (!CLAIMS.containsKey(params.get("edition"))) throw new Fault(-32601, "no edition " + params.get("edition"));
        Map<String, Object> position = map(params.get("position"));
        Map<String, Object> table = object();
        for (String key : List.of("board", "racks", "bag", "scores", "toMove", "turns")) table.put(key, position.get(key));
        table.put("ended", null);
        List<Object> outcomes = new ArrayList<>();
        for (Object each : list(params.get("events"))) {
            Map<String, Object> event = map(each);
            var handle = EVENTS.get(event.get("type"));
            if (handle == null) throw new Fault(-32602, "no event " + event.get("type"));
            outcomes.add(handle.apply(table, event));
        }
        return object("outcomes", outcomes, "state", table);
    }

    static final Map<String, Function<Map<String, Object>, Object>> METHODS = Map.of(
        "initialize", params -> HANDSHAKE, "game/replay", Adapter::replay, "shutdown", params -> null);

    static Map<String, Object> answer(String line) {
        Object request;
        try {
            request = new Json(line).whole();
        } catch (RuntimeException problem) {
            return fault(null, -32700, "not JSON: " + problem.getMessage());
        }
        if (!(request instanceof Map) || !map(request).containsKey("id") || !map(request).containsKey("method"))
            return fault(null, -32600, "expected an object with id and method");
        Object id = map(request).get("id");
        try {
            var handle = METHODS.get(map(request).get("method"));
            if (handle == null) throw new Fault(-32601, "no method " + map(request).get("method"));
            return object("jsonrpc", "2.0", "id", id, "result", handle.apply(map(map(request).get("params"))));
        } catch (Fault problem) {
            return fault(id, problem.code, problem.getMessage());
        } catch (RuntimeException problem) { // a mistake of yours costs one case, not the run
            problem.printStackTrace();
            return fault(id, -32603, problem.toString());
        }
    }

    static Map<String, Object> fault(Object id, int code, String message) {
        return object("jsonrpc", "2.0", "id", id, "error", object("code", code, "message", message));
    }

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> response = answer(line);
            out.print(Json.text(response) + "\n");
            out.flush();
            if (response.containsKey("result") && response.get("result") == null) return;
        }
    }

    /** An object whose keys keep their order; values may be null. */
    static Map<String, Object> object(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    /** Just enough JSON: Java brings none. A library of yours does as well. */
    static class Json {
        final String text;
        int at = 0;

        Json(String text) {
            this.text = text;
        }

        Object whole() {
            Object value = value();
            if (next() != 0) throw bad();
            return value;
        }

        Object value() {
            char c = next();
            if (c == '{') return objectFrom();
            if (c == '[') return listFrom();
            if (c == '"') return string();
            int from = at;
            while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(from, at);
            return switch (word) {
                case "null" -> null;
                case "true" -> true;
                case "false" -> false;
                default -> word.matches("-?\\d+") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
            };
        }

        Map<String, Object> objectFrom() {
            Map<String, Object> map = object();
            for (take('{'); next() != '}'; comma('}')) {
                String key = string();
                take(':');
                map.put(key, value());
            }
            take('}');
            return map;
        }

        List<Object> listFrom() {
            List<Object> list = new ArrayList<>();
            for (take('['); next() != ']'; comma(']')) list.add(value());
            take(']');
            return list;
        }

        String string() {
            take('"');
            var out = new StringBuilder();
            while (text.charAt(at) != '"') {
                char c = text.charAt(at++);
                if (c != '\\') {
                    out.append(c);
                    continue;
                }
                char escaped = text.charAt(at++);
                int plain = "bfnrt".indexOf(escaped);
                if (escaped == 'u') {
                    out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                } else out.append(plain < 0 ? escaped : "\b\f\n\r\t".charAt(plain));
            }
            at++;
            return out.toString();
        }

        /** The next character that is no blank, which stays; 0 at the end. */
        char next() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
            return at < text.length() ? text.charAt(at) : 0;
        }

        void take(char expected) {
            if (next() != expected) throw bad();
            at++;
        }

        void comma(char end) {
            if (next() != end) take(',');
        }

        RuntimeException bad() {
            return new IllegalArgumentException("unexpected at " + at);
        }

        static String text(Object value) {
            if (value instanceof String s) return quoted(s);
            List<String> parts = new ArrayList<>();
            if (value instanceof Map<?, ?> m) {
                m.forEach((key, each) -> parts.add(quoted((String) key) + ":" + text(each)));
                return "{" + String.join(",", parts) + "}";
            }
            if (value instanceof List<?> l) {
                for (Object each : l) parts.add(text(each));
                return "[" + String.join(",", parts) + "]";
            }
            return String.valueOf(value);
        }

        static String quoted(String s) {
            var out = new StringBuilder("\"");
            for (char c : s.toCharArray()) {
                if (c == '"' || c == '\\') out.append('\\').append(c);
                else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
                else out.append(c);
            }
            return out.append('"').toString();
        }
    }
}
