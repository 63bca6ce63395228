"""Camera views and the list of pictures of the brand's range.  Plain Python, no Blender needed.

A picture is called <model>-<colour>-<view>; `shots()` lists every picture of the range with the arguments that render it.
"""

# ---------------------------------------------------------------- models
# The brand's studio.json. kind: which camera table is used.  colours: first one is the lead colour (rendered larger).
# close: the close-ups of the lead colour.
from brand import MODELS, SCENES

# ---------------------------------------------------------------- cameras
# azimuth (0 = right side, + = towards the front), elevation, distance, target (x from the centre, y, z), lens
VIEWS = {
    'moto': dict(
        side=(0, 3, 6.25, (.02, 0, .60), 85), front34=(34, 8, 6.35, (.02, 0, .58), 85), rear34=(-38, 9, 6.35, (0, 0, .58), 85),
        front=(84, 5, 5.6, (0, 0, .60), 85), rear=(-84, 6, 5.6, (0, 0, .60), 85),
        engine=(14, 4, 2.6, (.08, 0, .52), 85), wheel=(24, 4, 2.4, (.72, 0, .42), 85), tank=(26, 16, 2.6, (.16, 0, .86), 85),
        cockpit=(-150, 32, 2.3, (.36, 0, 1.0), 70), head=(52, 8, 2.35, (.42, 0, .88), 85), drive=(-30, 6, 2.7, (-.55, 0, .45), 85)),
    'bike': dict(
        side=(0, 3, 4.75, (0, 0, .53), 85), front34=(34, 8, 5.05, (0, 0, .51), 85), rear34=(-38, 9, 4.75, (0, 0, .51), 85),
        front=(82, 5, 4.6, (0, 0, .54), 85), rear=(-82, 6, 4.6, (0, 0, .54), 85),
        drive=(-10, 8, 1.9, (-.28, 0, .33), 85), cockpit=(30, 14, 1.75, (.40, 0, .90), 85), head=(26, 8, 2.1, (.33, 0, .74), 85),
        wheel=(18, 6, 1.8, (.50, 0, .36), 85), engine=(4, 6, 1.9, (-.12, 0, .32), 85), tank=(16, 8, 2.1, (.12, 0, .58), 85)),
    'scooter': dict(
        side=(0, 3, 5.4, (0, 0, .56), 85), front34=(34, 8, 5.5, (0, 0, .54), 85), rear34=(-38, 9, 5.5, (0, 0, .54), 85),
        front=(84, 5, 5.0, (0, 0, .56), 85), rear=(-84, 6, 5.0, (0, 0, .56), 85),
        head=(48, 8, 2.4, (.36, 0, .88), 85), tank=(-24, 14, 2.6, (-.45, 0, .62), 85), wheel=(24, 5, 2.2, (.60, 0, .30), 85),
        engine=(-14, 5, 2.4, (-.45, 0, .34), 85), cockpit=(-150, 30, 2.0, (.32, 0, .95), 70), drive=(-14, 5, 2.4, (-.5, 0, .34), 85)),
    # accessories are scaled to a common size before they are photographed
    'thing': dict(front34=(30, 14, 4.4, (0, 0, .5), 85), side=(0, 6, 4.4, (0, 0, .5), 85)),
}
# framings that differ from the table of the kind
OWN_VIEWS = {
    'road': dict(cockpit=(30, 14, 1.75, (.42, 0, .80), 85)),
    'gravel': dict(cockpit=(30, 14, 1.75, (.44, 0, .84), 85)),
    'city': dict(cockpit=(30, 14, 2.0, (.36, 0, .92), 85)),
    'ecity': dict(cockpit=(30, 14, 2.0, (.36, 0, .92), 85)),
    'scootergt': dict(side=(0, 3, 6.0, (-.01, 0, .60), 85), front34=(34, 8, 6.0, (0, 0, .58), 85), rear34=(-38, 9, 6.0, (0, 0, .58), 85),
        head=(44, 6, 2.5, (.52, 0, .86), 85)),
}

LARGE, SMALL, CLOSE, SPIN, HERO = (1280, 800), (1280, 800), (1120, 700), (800, 500), (2240, 960)
WIDE, TALL = (2560, 1100), (1080, 1350)   # the two frames of a scene
SPIN_FRAMES = 24


def kind(model):
    return MODELS[model]['kind']


def view(model, name):
    return OWN_VIEWS.get(model, {}).get(name) or VIEWS[kind(model)][name]


def shots():
    """Every picture of the range, in the order of worth: {name: arguments}."""
    out = {}
    for model, m in MODELS.items():
        lead = next(iter(m['colours']))
        for colour, c in m['colours'].items():
            if c.get('extra'):   # a colour way that is kept for old pictures but is not sold
                continue
            size = m.get('size') or (LARGE if colour == lead else SMALL)
            for v in ('front34',) if m['kind'] == 'thing' else ('front34', 'side'):
                out[f'{model}-{colour}-{v}'] = dict(job='shot', model=model, colour=colour, view=v, size=size, samples=10)
    for model, m in MODELS.items():
        lead = next(iter(m['colours']))
        for v in m.get('close', ()):
            out[f'{model}-{lead}-{v}'] = dict(job='shot', model=model, colour=lead, view=v, size=CLOSE, samples=10)
    for model, m in MODELS.items():
        if m.get('spin'):
            c = m['spin']
            out[f'spin/{model}-{c}'] = dict(job='spin', model=model, colour=c, view='side', size=SPIN, samples=8, frames=SPIN_FRAMES)
    for model, m in MODELS.items():
        if m.get('hero'):
            c = m['hero']
            out[f'hero-{model}-{c}'] = dict(job='hero', model=model, colour=c, view='front34', size=HERO, samples=16)
    for place, machine in SCENES.items():   # vk/places.py
        out[f'scene-{place}'] = dict(job='scene', place=place, frame='wide', view='front34', size=WIDE, samples=24, **machine)
        out[f'scene-{place}-tall'] = dict(job='scene', place=place, frame='tall', view='front34', size=TALL, samples=24, **machine)
    return out


def files(name, shot):
    """The files a picture consists of (a spin has one per frame)."""
    if shot['job'] == 'spin':
        return [f'{name}-{i:02d}.jpg' for i in range(shot['frames'])]
    return [f'{name}.jpg']
