"""Everything a scene needs: `from kit import *`."""
import math
import os
import random

from mathutils import Matrix, Vector

from kit.geometry import *
from kit.indoors import chair, facings
from kit.materials import *
from kit.nodes import Mat
from kit.plants import *
from kit.props import *
from kit.shot import *
