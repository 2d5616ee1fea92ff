"""Arrays of a run as files: whole or not at all."""

from __future__ import annotations

import os
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kartentisch.bots.tensors import Tensor
from kartentisch.engine.extras import needing

with needing("train"):
    import numpy as np
    from numpy.typing import NDArray


def tensors_of_arrays(arrays: Mapping[str, NDArray[Any]]) -> dict[str, Tensor]:
    """As a file of tensors has them."""
    return {name: Tensor(one.shape, array("f", one.astype("<f4").tobytes())) for name, one in arrays.items()}


def arrays_of(tensors: Mapping[str, Tensor]) -> dict[str, NDArray[np.float32]]:
    """The other way round."""
    return {name: np.array(one.numbers, np.float32).reshape(one.shape) for name, one in tensors.items()}


def replace(file: Path, data: bytes) -> None:
    """Write a file so that it is there as it was or as it is to be, whenever the machine stops."""
    unfinished = file.with_name(file.name + ".part")
    with unfinished.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    unfinished.replace(file)
