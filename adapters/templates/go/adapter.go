// An adapter for Articulado: one JSON object a line comes in, one goes out. Standard error is yours to log to.
// It knows how to pass. Everything that is left to you is marked: GO ON HERE.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

type object = map[string]any

// GO ON HERE: who you are, and what you claim, edition by edition. Each profile is claimed whole.
var claims = map[string][]string{"fise-2009": {"jugada"}}

var handshake = object{
	"protocolVersion": "1",
	"implementation":  object{"name": "My Scrabble", "version": "0.1.0", "language": "Go"},
	"claims":          claims,
	"atOnce":          32, // requests wait in the pipe until they are read
}

// fault is a request that cannot be served. An illegal move is an outcome, never one of these.
type fault struct {
	code    int
	message string
}

type turn struct {
	By   string `json:"by"`
	Kind string `json:"kind"`
}

// table is what events change; what is not read here is given back as it came.
type table struct {
	Board  json.RawMessage     `json:"board"`
	Racks  map[string][]string `json:"racks"`
	Bag    []string            `json:"bag"`
	Scores map[string]int      `json:"scores"`
	ToMove string              `json:"toMove"`
	Turns  []turn              `json:"turns"`
	Ended  any                 `json:"ended"`
}

type event struct {
	Type string `json:"type"`
	By   string `json:"by"`
}

// What the regulation makes of an event: each handler changes the table and says so, or changes nothing.

func done(because ...string) object {
	return object{"kind": "done", "because": because}
}

func refused(reason string, because ...string) object {
	return object{"kind": "refused", "reason": reason, "because": because}
}

func pass(t *table, e event) object {
	if e.By != t.ToMove {
		return refused("out-of-turn", "fise-2009:26")
	}
	t.Turns = append(t.Turns, turn{e.By, "pass"})
	t.ToMove = map[string]string{"A": "B", "B": "A"}[e.By]
	return done("fise-2009:26")
}

func notYet(_ *table, e event) object {
	panic(fault{-32601, e.Type + ": not yet"})
}

// GO ON HERE: "exchange" is the next simplest. docs/ADAPTERS.md tells what each event moves.
var events = map[string]func(*table, event) object{"pass": pass, "exchange": notYet, "place": notYet}

func replay(params json.RawMessage) any {
	var asked struct {
		Edition  string  `json:"edition"`
		Position table   `json:"position"`
		Events   []event `json:"events"`
	}
	if err := json.Unmarshal(params, &asked); err != nil {
		panic(fault{-32602, err.Error()})
	}
	if _, known := claims[asked.Edition]; !known {
		panic(fault{-32601, "no edition " + asked.Edition})
	}
	t := asked.Position
	t.Ended = nil
	outcomes := []object{}
	for _, e := range asked.Events {
		handle, known := events[e.Type]
		if !known {
			panic(fault{-32602, "no event " + e.Type})
		}
		outcomes = append(outcomes, handle(&t, e))
	}
	return object{"outcomes": outcomes, "state": t}
}

var methods = map[string]func(json.RawMessage) any{
	"initialize":  func(json.RawMessage) any { return handshake },
	"game/replay": replay,
	"shutdown":    func(json.RawMessage) any { return nil },
}

type request struct {
	ID     *int            `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

func answer(line []byte) (response object, method string) {
	var asked request
	if !json.Valid(line) {
		return failure(nil, fault{-32700, "not JSON"}), ""
	}
	if err := json.Unmarshal(line, &asked); err != nil || asked.ID == nil {
		return failure(nil, fault{-32600, "expected an object with id and method"}), ""
	}
	defer func() {
		// A mistake of yours costs one case, not the run.
		if problem := recover(); problem != nil {
			known, isFault := problem.(fault)
			if !isFault {
				fmt.Fprintln(os.Stderr, problem)
				known = fault{-32603, fmt.Sprint(problem)}
			}
			response = failure(asked.ID, known)
		}
	}()
	handle, known := methods[asked.Method]
	if !known {
		panic(fault{-32601, "no method " + asked.Method})
	}
	return object{"jsonrpc": "2.0", "id": *asked.ID, "result": handle(asked.Params)}, asked.Method
}

func failure(id *int, f fault) object {
	return object{"jsonrpc": "2.0", "id": id, "error": object{"code": f.code, "message": f.message}}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20) // its own limit is 64 KiB, and lines may be longer
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		response, method := answer(lines.Bytes())
		if err := out.Encode(response); err != nil || method == "shutdown" {
			return
		}
	}
}
