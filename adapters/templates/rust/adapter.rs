//! An adapter for Articulado: one JSON object a line comes in, one goes out. Standard error is yours to log to.
//! It knows how to pass. Everything that is left to you is marked: GO ON HERE.

use json::Json;
use std::io::{self, BufRead, Write};

// GO ON HERE: who you are, and what you claim, edition by edition. Each profile is claimed whole.
const HANDSHAKE: &str = r#"{
    "protocolVersion": "1",
    "implementation": {"name": "My Scrabble", "version": "0.1.0", "language": "Rust"},
    "claims": {"fise-2009": ["jugada"]},
    "atOnce": 32
}"#;
const EDITIONS: [&str; 1] = ["fise-2009"];

/// A request that cannot be served. An illegal move is an outcome, never one of these.
type Fault = (i64, String);

/// What events change; board, racks, bag and scores are given back as they came until you know better.
struct Table {
    rest: Vec<(String, Json)>,
    to_move: String,
    turns: Vec<Json>,
}

// What the regulation makes of an event: each handler changes the table and says so, or changes nothing.

fn done(because: &[&str]) -> Json {
    json::object(&[("kind", json::text("done")), ("because", json::texts(because))])
}

fn refused(reason: &str, because: &[&str]) -> Json {
    json::object(&[
        ("kind", json::text("refused")),
        ("reason", json::text(reason)),
        ("because", json::texts(because)),
    ])
}

fn pass(table: &mut Table, event: &Json) -> Json {
    let by = event.get("by").as_str();
    if by != table.to_move {
        return refused("out-of-turn", &["fise-2009:26"]);
    }
    table.turns.push(json::object(&[("by", json::text(by)), ("kind", json::text("pass"))]));
    table.to_move = if by == "A" { "B" } else { "A" }.to_string();
    done(&["fise-2009:26"])
}

fn take(table: &mut Table, event: &Json) -> Result<Json, Fault> {
    match event.get("type").as_str() {
        "pass" => Ok(pass(table, event)),
        // GO ON HERE: "exchange" is the next simplest. docs/ADAPTERS.md tells what each event moves.
        kind @ ("exchange" | "place") => Err((-32601, format!("{kind}: not yet"))),
        kind => Err((-32602, format!("no event {kind}"))),
    }
}

fn replay(params: &Json) -> Result<Json, Fault> {
    let edition = params.get("edition").as_str();
    if !EDITIONS.contains(&edition) {
        return Err((-32601, format!("no edition {edition}")));
    }
    let position = params.get("position");
    let kept = ["board", "racks", "bag", "scores"];
    let mut table = Table {
        rest: kept.iter().map(|key| (key.to_string(), position.get(key).clone())).collect(),
        to_move: position.get("toMove").as_str().to_string(),
        turns: position.get("turns").items().to_vec(),
    };
    let mut outcomes = Vec::new();
    for event in params.get("events").items() {
        outcomes.push(take(&mut table, event)?);
    }
    let mut state = table.rest;
    state.push(("toMove".to_string(), json::text(&table.to_move)));
    state.push(("turns".to_string(), Json::List(table.turns)));
    state.push(("ended".to_string(), Json::Null));
    Ok(json::object(&[("outcomes", Json::List(outcomes)), ("state", Json::Object(state))]))
}

fn result_of(method: &str, params: &Json) -> Result<Json, Fault> {
    match method {
        "initialize" => Ok(json::parse(HANDSHAKE).expect("the handshake is JSON")),
        "game/replay" => replay(params),
        "shutdown" => Ok(Json::Null),
        _ => Err((-32601, format!("no method {method}"))),
    }
}

fn answer(line: &str) -> (Json, bool) {
    let Some(request) = json::parse(line) else {
        return (response(Json::Null, Err((-32700, "not JSON".to_string()))), false);
    };
    let (id, method) = (request.get("id").clone(), request.get("method").as_str());
    if id == Json::Null || method.is_empty() {
        let what = "expected an object with id and method".to_string();
        return (response(Json::Null, Err((-32600, what))), false);
    }
    // A mistake of yours costs one case, not the run.
    let caught = std::panic::catch_unwind(|| result_of(method, request.get("params")));
    let result = caught.unwrap_or_else(|_| Err((-32603, "see standard error".to_string())));
    let ends = method == "shutdown";
    (response(id, result), ends)
}

fn response(id: Json, result: Result<Json, Fault>) -> Json {
    let (name, value) = match result {
        Ok(value) => ("result", value),
        Err((code, message)) => {
            let code = Json::Number(code.to_string());
            ("error", json::object(&[("code", code), ("message", json::text(&message))]))
        }
    };
    json::object(&[("jsonrpc", json::text("2.0")), ("id", id), (name, value)])
}

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let (response, ends) = answer(&line?);
        let mut out = io::stdout().lock();
        writeln!(out, "{response}")?;
        out.flush()?;
        if ends {
            break;
        }
    }
    Ok(())
}

/// Just enough JSON: Rust's standard library has none. serde_json does as well.
mod json {
    use std::fmt;

    #[derive(Clone, Debug, PartialEq)]
    pub enum Json {
        Null,
        Bool(bool),
        /// As it is written.
        Number(String),
        Text(String),
        List(Vec<Json>),
        Object(Vec<(String, Json)>),
    }

    impl Json {
        /// A field of an object; Null where there is none.
        pub fn get(&self, key: &str) -> &Json {
            match self {
                Json::Object(fields) => fields.iter().find(|(k, _)| k == key).map_or(&Json::Null, |(_, v)| v),
                _ => &Json::Null,
            }
        }

        pub fn as_str(&self) -> &str {
            if let Json::Text(text) = self { text } else { "" }
        }

        pub fn items(&self) -> &[Json] {
            if let Json::List(items) = self { items } else { &[] }
        }
    }

    pub fn text(text: &str) -> Json {
        Json::Text(text.to_string())
    }

    pub fn texts(texts: &[&str]) -> Json {
        Json::List(texts.iter().map(|each| text(each)).collect())
    }

    pub fn object(fields: &[(&str, Json)]) -> Json {
        Json::Object(fields.iter().map(|(k, v)| (k.to_string(), v.clone())).collect())
    }

    pub fn parse(text: &str) -> Option<Json> {
        let mut reader = Reader { rest: text.trim() };
        let value = reader.value()?;
        reader.rest.is_empty().then_some(value)
    }

    struct Reader<'a> {
        rest: &'a str,
    }

    impl<'a> Reader<'a> {
        fn take(&mut self, mark: &str) -> Option<()> {
            self.rest = self.rest.strip_prefix(mark)?.trim_start();
            Some(())
        }

        fn value(&mut self) -> Option<Json> {
            match self.rest.chars().next()? {
                '{' => {
                    let mut fields = Vec::new();
                    self.series('{', '}', |reader| {
                        let key = reader.string()?;
                        reader.take(":")?;
                        fields.push((key, reader.value()?));
                        Some(())
                    })?;
                    Some(Json::Object(fields))
                }
                '[' => {
                    let mut items = Vec::new();
                    self.series('[', ']', |reader| {
                        items.push(reader.value()?);
                        Some(())
                    })?;
                    Some(Json::List(items))
                }
                '"' => self.string().map(Json::Text),
                _ => self.word(),
            }
        }

        fn series(&mut self, from: char, to: char, mut each: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
            self.take(&from.to_string())?;
            while !self.rest.starts_with(to) {
                each(self)?;
                if !self.rest.starts_with(to) {
                    self.take(",")?;
                }
            }
            self.take(&to.to_string())
        }

        fn word(&mut self) -> Option<Json> {
            let end = self.rest.find([',', ']', '}', ' ', '\t', '\r', '\n']).unwrap_or(self.rest.len());
            let (word, rest) = self.rest.split_at(end);
            self.rest = rest.trim_start();
            match word {
                "null" => Some(Json::Null),
                "true" => Some(Json::Bool(true)),
                "false" => Some(Json::Bool(false)),
                _ => word.parse::<f64>().ok().map(|_| Json::Number(word.to_string())),
            }
        }

        fn string(&mut self) -> Option<String> {
            let mut out: Vec<u16> = Vec::new();
            let mut chars = self.rest.strip_prefix('"')?.chars();
            loop {
                let c = match chars.next()? {
                    '"' => break,
                    '\\' => match chars.next()? {
                        'b' => '\u{8}',
                        'f' => '\u{c}',
                        'n' => '\n',
                        'r' => '\r',
                        't' => '\t',
                        'u' => {
                            let code: String = chars.by_ref().take(4).collect();
                            out.push(u16::from_str_radix(&code, 16).ok()?);
                            continue;
                        }
                        other => other,
                    },
                    other => other,
                };
                out.extend(c.encode_utf16(&mut [0; 2]).iter());
            }
            self.rest = chars.as_str().trim_start();
            String::from_utf16(&out).ok()
        }
    }

    impl fmt::Display for Json {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            match self {
                Json::Null => f.write_str("null"),
                Json::Bool(value) => write!(f, "{value}"),
                Json::Number(number) => f.write_str(number),
                Json::Text(text) => quoted(f, text),
                Json::List(items) => {
                    let inner: Vec<String> = items.iter().map(Json::to_string).collect();
                    write!(f, "[{}]", inner.join(","))
                }
                Json::Object(fields) => {
                    f.write_str("{")?;
                    for (i, (key, value)) in fields.iter().enumerate() {
                        f.write_str(if i > 0 { "," } else { "" })?;
                        quoted(f, key)?;
                        write!(f, ":{value}")?;
                    }
                    f.write_str("}")
                }
            }
        }
    }

    fn quoted(f: &mut fmt::Formatter, text: &str) -> fmt::Result {
        f.write_str("\"")?;
        for c in text.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if c < ' ' => write!(f, "\\u{:04x}", c as u32)?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"")
    }
}
