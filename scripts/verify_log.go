// Verify a tournament's log with the implementation that Go's checksum database uses, which shares no code with ours:
// the checkpoint, the tiles, the entries, the server's proofs, and a proof file. It needs Go and golang.org/x/mod
// (Debian: golang-go and golang-golang-x-mod-dev), a running server, and an official's token in TOKEN, since entries'
// hashes are not for everybody; VKEY is what `shinpan audit verify` prints.
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go run scripts/verify_log.go ADDRESS TOURNAMENT VKEY [FILE.tlog-proof]
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height, width = 8, 256

var prefix string

func main() {
	log.SetFlags(0)
	if len(os.Args) < 4 {
		log.Fatal("usage: verify_log ADDRESS TOURNAMENT VKEY [FILE.tlog-proof]")
	}
	prefix = os.Args[1] + "/api/v1/tournaments/" + os.Args[2] + "/journal/"
	verifier, err := note.NewVerifier(os.Args[3])
	check(err)
	tree := open(string(get("checkpoint")), verifier)
	fmt.Printf("checkpoint  %d entries, signed by %s\n", tree.N, verifier.Name())
	hashes := tlog.TileHashReader(tree, tiles{})
	verifyEntries(tree, hashes)
	verifyProofs(tree, hashes)
	if len(os.Args) > 4 {
		verifyFile(os.Args[4], verifier)
	}
}

// open returns what a signed checkpoint says, or ends.
func open(text string, verifier note.Verifier) tlog.Tree {
	opened, err := note.Open([]byte(text), note.VerifierList(verifier))
	check(err)
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		log.Fatalf("no checkpoint of %s: %q", verifier.Name(), opened.Text)
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	root, err := tlog.ParseHash(lines[2])
	check(err)
	return tlog.Tree{N: size, Hash: root}
}

// tiles fetches each once from the server.
type tiles map[tlog.Tile][]byte

func (tiles) Height() int { return height }

func (known tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var found [][]byte
	for _, tile := range wanted {
		if known[tile] == nil {
			known[tile] = get(strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/", height), "tile/", 1))
		}
		found = append(found, known[tile])
	}
	return found, nil
}

func (tiles) SaveTiles([]tlog.Tile, [][]byte) {}

// verifyEntries compares the data of every leaf with the tree.
func verifyEntries(tree tlog.Tree, hashes tlog.HashReader) {
	for first := int64(0); first < tree.N; first += width {
		count := tree.N - first
		if count > width {
			count = width
		}
		tile := tlog.Tile{H: height, L: -1, N: first / width, W: int(count)}
		path := strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/data/", height), "tile/entries/", 1)
		bundle := bytes.NewReader(get(path))
		var indexes []int64
		for id := first; id < first+count; id++ {
			indexes = append(indexes, tlog.StoredHashIndex(0, id))
		}
		stored, err := hashes.ReadHashes(indexes)
		check(err)
		for place := range stored {
			var length uint16
			check(binary.Read(bundle, binary.BigEndian, &length))
			data := make([]byte, length)
			_, err := io.ReadFull(bundle, data)
			check(err)
			if tlog.RecordHash(data) != stored[place] {
				log.Fatalf("entry %d is not the one in the tree", first+int64(place)+1)
			}
		}
	}
	fmt.Printf("entries     %d, each as in the tree\n", tree.N)
}

type proof struct {
	Leaf  string   `json:"leaf"`
	Proof []string `json:"proof"`
}

// verifyProofs checks the server's proofs, for some fifty entries and earlier sizes, and that the tiles give the same.
func verifyProofs(tree tlog.Tree, hashes tlog.HashReader) {
	step, count := tree.N/50+1, 0
	for id := int64(0); id < tree.N; id += step {
		var sent proof
		check(json.Unmarshal(get(fmt.Sprintf("inclusion?seq=%d&size=%d", id+1, tree.N)), &sent))
		data, err := hex.DecodeString(sent.Leaf)
		check(err)
		record := tlog.RecordProof(parsed(sent.Proof))
		check(tlog.CheckRecord(record, tree.N, tree.Hash, id, tlog.RecordHash(data)))
		own, err := tlog.ProveRecord(tree.N, id, hashes)
		check(err)
		same(own, record)

		old := id + 1
		check(json.Unmarshal(get(fmt.Sprintf("consistency?from=%d&size=%d", old, tree.N)), &sent))
		before, err := tlog.TreeHash(old, hashes)
		check(err)
		if old < tree.N {
			continued := tlog.TreeProof(parsed(sent.Proof))
			check(tlog.CheckTree(continued, tree.N, tree.Hash, old, before))
			ownTree, err := tlog.ProveTree(tree.N, old, hashes)
			check(err)
			same(tlog.RecordProof(ownTree), tlog.RecordProof(continued))
		}
		count++
	}
	fmt.Printf("proofs      %d of inclusion and of consistency, the same as from the tiles\n", count)
}

// verifyFile checks a C2SP tlog-proof whose extra line holds the entry.
func verifyFile(name string, verifier note.Verifier) {
	text, err := os.ReadFile(name)
	check(err)
	parts := strings.SplitN(string(text), "\n\n", 2)
	lines := strings.Split(parts[0], "\n")
	if len(parts) != 2 || len(lines) < 3 || lines[0] != "c2sp.org/tlog-proof@v1" {
		log.Fatal("no proof file")
	}
	extra, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(lines[1], "extra "))
	check(err)
	var known struct{ Entry json.RawMessage }
	check(json.Unmarshal(extra, &known)) // the entry's bytes stay as they were hashed
	id, err := strconv.ParseInt(strings.TrimPrefix(lines[2], "index "), 10, 64)
	check(err)
	tree := open(parts[1], verifier)
	data := sha256.Sum256(known.Entry)
	check(tlog.CheckRecord(tlog.RecordProof(parsed(lines[3:])), tree.N, tree.Hash, id, tlog.RecordHash(data[:])))
	fmt.Printf("file        entry %d stood among the first %d\n", id+1, tree.N)
}

func parsed(texts []string) []tlog.Hash {
	var found []tlog.Hash
	for _, text := range texts {
		hash, err := tlog.ParseHash(text)
		check(err)
		found = append(found, hash)
	}
	return found
}

func same(own, sent tlog.RecordProof) {
	if fmt.Sprint(own) != fmt.Sprint(sent) {
		log.Fatalf("the tiles give another proof: %v, not %v", own, sent)
	}
}

func get(path string) []byte {
	request, err := http.NewRequest("GET", prefix+path, nil)
	check(err)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	check(err)
	if response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s", path, response.Status)
	}
	return body
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
