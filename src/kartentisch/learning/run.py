"""A run in a folder: it can be cut off at any moment, and goes on where it was saved last.

`run.json` says what the run was told, `curve.jsonl` what each iteration came to, `weights.safetensors` is the network
as bots play by it, `checkpoint.safetensors` is what the run goes on from.  The games are not kept: those of an
iteration follow from the seed, its number and the weights before it.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

import kartentisch
from kartentisch.bots import tensors
from kartentisch.bots.learned import Use, layout_of
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing
from kartentisch.games import load
from kartentisch.learning.config import Config
from kartentisch.learning.files import arrays_of, replace, tensors_of_arrays
from kartentisch.learning.trainer import WEIGHTS_OF_RUN, Row, Trainer

with needing("train"):
    import torch

RUN, CURVE, WEIGHTS, CHECKPOINT = "run.json", "curve.jsonl", WEIGHTS_OF_RUN, "checkpoint.safetensors"
EVERY: Final = 5.0  # seconds, at most, of work that is lost where a run is cut off
MOST_CHECKPOINT: Final = 256 * 1024 * 1024  # bytes
CPU, GPU = "cpu", "cuda"
_ROW = Decoder(Row)


def device_of(wish: str) -> str:
    """The device for a wish: a graphics processor where one is wished for, or nothing is said, and there is one."""
    return GPU if wish in ("auto", GPU) and torch.cuda.is_available() else CPU


class Run:
    """A run and its folder; `saved` iterations of it are there."""

    def __init__(self, folder: Path, config: Config, device: str = CPU, cores: int = 1) -> None:
        """Begin in an empty folder, or go on in one where this run has begun.

        Raises:
            EngineError: `other_run` if the folder holds another one; `bad_weights` if its checkpoint is damaged;
                `bad_file`; as for `load`.
        """
        self.folder, self.config, self.device = folder, config, device
        torch.set_num_threads(cores)
        self.game = load(config.game)
        about = self._about()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / RUN).exists() and self._told() != about:
                raise EngineError("other_run", folder=str(folder))
            replace(folder / RUN, json.dumps(about, indent=2).encode() + b"\n")
        except (OSError, json.JSONDecodeError) as error:
            raise EngineError("bad_file", file=str(folder), problem=str(error)) from None
        self.trainer = self._trainer(device)
        self.curve = self._curve()
        self.saved = self.trainer.iteration

    def _about(self) -> dict[str, Any]:
        return {
            "config": json.loads(msgspec.json.encode(self.config)),
            "layout": layout_of(self.game, self.config.players),
            "revision": self.game.revision,
        }

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads((self.folder / RUN).read_text(encoding="utf-8"))
        told.get("config", {}).setdefault("against", "")  # runs begun before there was such a thing
        return told

    def _trainer(self, device: str) -> Trainer:
        """As it was saved last."""
        trainer, file = Trainer(self.config, device), self.folder / CHECKPOINT
        if file.exists():
            found = tensors.read(file.read_bytes(), str(file), MOST_CHECKPOINT)
            try:
                trainer.restore(arrays_of(found.tensors))
            except (KeyError, RuntimeError) as error:
                raise EngineError("bad_weights", file=str(file), problem=str(error)) from None
        return trainer

    def _curve(self) -> list[Row]:
        """What is known of the iterations that were saved; later ones are played again."""
        file = self.folder / CURVE
        lines = file.read_bytes().splitlines() if file.exists() else []
        rows = list[Row]()
        for line in lines:
            try:
                row = _ROW.decode(line)
            except msgspec.DecodeError:
                break  # the last line of a run that was cut off while it wrote
            if row.iteration == len(rows) + 1 <= self.trainer.iteration:
                rows.append(row)
        return rows

    # ------------------------------------------------------------------ the work
    def iterations(self) -> Iterator[Row]:
        """The iterations that are left, each saved soon; whatever ends them, the folder can be gone on with.

        Where the graphics processor has no room, the row is not there yet and `device` has become the processor.
        """
        last = monotonic()
        while self.trainer.iteration < self.config.iterations:
            try:
                row = self.trainer.step()
            except torch.cuda.OutOfMemoryError:
                if self.device == CPU:
                    raise
                self.device = CPU
                self.trainer = self._trainer(CPU)
                self.curve = self.curve[: self.trainer.iteration]
                continue
            self.curve.append(row)
            if monotonic() - last > EVERY or self.trainer.iteration == self.config.iterations:
                self.save()
                last = monotonic()
            yield row

    def save(self) -> None:
        """Write everything; the checkpoint last, for the others are made anew from it."""
        lines = b"".join(msgspec.json.encode(row) + b"\n" for row in self.curve)
        replace(self.folder / CURVE, lines)
        replace(self.folder / WEIGHTS, self.weights())
        replace(self.folder / CHECKPOINT, tensors.write(tensors_of_arrays(self.trainer.saved()), {}))
        self.saved = self.trainer.iteration

    def weights(self, turns: int | None = None) -> bytes:
        """The network as bots play by it: alone, or for what positions are worth where nothing else was learned."""
        use = Use.VALUE if self.config.values >= self.config.iterations else Use.ALONE
        about = {
            "run": msgspec.json.encode(self.config).decode(),
            "iteration": str(self.trainer.iteration),
            "made": f"kartentisch {kartentisch.__version__}, torch {torch.__version__}, {platform.machine()}",
        }
        return self.trainer.packed(use, turns, about)
