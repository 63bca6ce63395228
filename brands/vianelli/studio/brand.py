"""The brand whose machines are drawn: a folder of brands/ or a path in PADDOCK_BRAND, else the one of brands/default.json."""
import json, os

BRANDS = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def _read(*path):
    with open(os.path.join(*path), encoding='utf-8') as file:
        return json.load(file)


_chosen = os.environ.get('PADDOCK_BRAND') or _read(BRANDS, 'default.json')['brand']
FOLDER = os.path.abspath(_chosen) if os.sep in _chosen else os.path.join(BRANDS, _chosen)
PICTURES = os.path.join(FOLDER, 'media', 'pictures')
# Lettering on tanks, frames and helmets.
NAME = _read(FOLDER, 'brand.json')['name'].upper()
# The range in numbers: models, colour ways, what is photographed of each.
MODELS = _read(FOLDER, 'studio.json')
# Which machine and colour stands in which landscape; a brand may have none.
SCENES = _read(FOLDER, 'studio-scenes.json') if os.path.exists(os.path.join(FOLDER, 'studio-scenes.json')) else {}
