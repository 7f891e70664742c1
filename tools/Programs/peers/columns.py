"""What columnar formats need for the events of a tape's JSON lines.

usage: columns.py FILE.jsonl
Prints a line a figure: name, value, unit and what was done, between tabs.

Events are split by type. Touches, gestures and updates of transitions become columns of numbers, with
names and words numbered; the order of the types is one more column. All other events stay JSON, which is
compressed as a whole.
"""

import io
import json
import sys

import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet
from pcodec import ChunkConfig, standalone

COLUMNS = {
    "touch": ["time", "phase", "id", "x", "y", "force"],
    "gesture": [
        "time", "recognizer", "state", "touch", "tx", "ty", "vx", "vy", "scale", "rotation", "force",
    ],
    "transition": ["time", "id", "fraction"],
}
SPECIAL = {"nan": float("nan"), "inf": float("inf"), "-inf": float("-inf")}


def read(path):
    """The rows of each type, the order of the types, and the lines of all other events."""
    rows = {kind: [] for kind in COLUMNS}
    order, rest = [], []
    with open(path, encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            event = json.loads(line)
            kind = event["type"]
            if kind not in COLUMNS or kind == "transition" and event["step"] != "update":
                order.append(0)
                rest.append(line)
            else:
                order.append(1 + list(COLUMNS).index(kind))
                rows[kind].append([event.get(column) for column in COLUMNS[kind]])
    return rows, order, rest


def column(name, values):
    """An array of whole numbers or of doubles; words are numbered in order of appearance."""
    if name == "time":
        return np.array([round(value * 1_000_000) for value in values], dtype=np.int64)
    if any(isinstance(value, str) and value not in SPECIAL for value in values):
        numbers = {}
        words = [numbers.setdefault(value, len(numbers)) for value in values]
        return np.array(words, dtype=np.int64)
    if all(value is None or isinstance(value, int) for value in values) and name in ("id", "touch"):
        return np.array([-1 if value is None else value for value in values], dtype=np.int64)
    numbers = [0 if value is None else SPECIAL.get(value, value) for value in values]
    return np.array(numbers, dtype=np.float64)


def tables(rows):
    for kind, columns in COLUMNS.items():
        if rows[kind]:
            cells = list(zip(*rows[kind]))
            yield {name: column(name, cells[place]) for place, name in enumerate(columns)}


def parquet_size(table):
    whole = [name for name, values in table.items() if values.dtype == np.int64]
    encoding = {
        name: "DELTA_BINARY_PACKED" if name in whole else "BYTE_STREAM_SPLIT" for name in table
    }
    file = io.BytesIO()
    parquet.write_table(
        pa.table(table),
        file,
        compression="zstd",
        compression_level=19,
        use_dictionary=False,
        column_encoding=encoding,
    )
    return file.tell()


def main(path):
    rows, order, rest = read(path)
    types = np.array(order, dtype=np.uint16)
    config = ChunkConfig(compression_level=8)
    remainder = pa.compress("".join(rest).encode(), codec="gzip", asbytes=True) if rest else b""
    pco = len(remainder) + len(standalone.simple_compress(types, config))
    files = len(remainder) + parquet_size({"type": types.astype(np.int64)})
    for table in tables(rows):
        pco += sum(len(standalone.simple_compress(values, config)) for values in table.values())
        files += parquet_size(table)
    how = "columns a type; the other events as gzipped JSON"
    print(f"pcodec level 8\t{pco / len(order)}\tbytes an event\t{how}")
    how = "a table a type, delta and byte-stream-split, zstd 19"
    print(f"Parquet\t{files / len(order)}\tbytes an event\t{how}")


main(sys.argv[1])
