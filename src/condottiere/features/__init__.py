"""What bots that learn see: the columns of the feature vector, and their one writer, without Numba."""

from .layout import FEATURES, LAYOUT, SCALES, Part, feature_names
from .writing import Row, put_features

__all__ = ["FEATURES", "LAYOUT", "SCALES", "Part", "Row", "feature_names", "put_features"]
