"""The range in numbers: models, colour ways, camera views and the list of pictures.  Plain Python, no Blender needed.

A picture is called <model>-<colour>-<view>; `shots()` lists every picture of the range with the arguments that render it.
"""

# ---------------------------------------------------------------- models
# kind: which camera table is used.  colours: first one is the lead colour (rendered larger).  close: the close-ups of the lead colour.
MODELS = {
    'scrambler': dict(name='Lupo 500', size=(1600, 1000), kind='moto', close=('tank', 'drive', 'wheel'), spin='rosso', hero='rosso', colours={
        'rosso': dict(main='#5f1014', accent='#e9e4d8', seat='#3b2416', wheel='alu'),
        'verde': dict(main='#1c3a2b', accent='#d8c9a0', seat='#1c1512', wheel='gold'),
        'avorio': dict(main='#d9d0bb', accent='#7a1c1e', seat='#4a2a18', wheel='#17181a'),
    }),
    'trail': dict(name='Lupo 800 Trail', kind='moto', close=('tank', 'drive', 'head'), colours={
        'sabbia': dict(main='#b59b6e', accent='#1b1b1c', seat='#1d1a18', wheel='gold'),
        'nero': dict(main='#101113', matte=True, accent='#c98a2b', seat='#3b2416', wheel='#17181a'),
    }),
    'naked': dict(name='Tramontana 400', size=(1600, 1000), kind='moto', close=('tank', 'drive', 'wheel'), colours={
        'rosso': dict(main='#8d0d14', accent='#f0f0ee', wheel='#141416'),
        'nero': dict(main='#0d0e10', metallic=.2, accent='#d8d8d8', wheel='gold', fork='#b58a3a'),
        'argento': dict(main='#aeb2b6', metallic=.75, accent='#b0121c', wheel='#141416', extra=True),
    }),
    'naked7': dict(name='Tramontana 700', kind='moto', close=('tank', 'drive', 'head'), spin='argento', hero='rosso', colours={
        'argento': dict(main='#9fa3a8', metallic=.6, accent='#b0121c', wheel='#141416', fork='#1a1a1c'),
        'nero': dict(main='#0d0e10', metallic=.2, accent='#c9a24a', wheel='gold', fork='#b58a3a'),
        'rosso': dict(main='#8d0d14', accent='#f0f0ee', wheel='#141416', fork='#b58a3a'),
    }),
    'classic': dict(name='Veloce 350 Classica', kind='moto', close=('engine', 'tank', 'head'), colours={
        'nero': dict(main='#0b0b0d', accent='#c9a24a', seat='#191514', wheel='chrome', fork='#b9babc'),
        'crema': dict(main='#e3d8bd', accent='#5b2a1a', seat='#4a2a18', wheel='chrome', fork='#b9babc'),
    }),
    'adventure': dict(name='Passo 700', kind='moto', close=('head', 'tank', 'wheel'), hero='oliva', colours={
        'oliva': dict(main='#39483b', matte=True, accent='#d9d4c6', wheel='gold'),
        'sabbia': dict(main='#b39b72', matte=True, accent='#1a1a1a', wheel='#17181a'),
        'bianco': dict(main='#e6e6e3', accent='#a5121c', wheel='#17181a'),
    }),
    'road': dict(name='Falco R', kind='bike', close=('drive', 'cockpit', 'tank'), spin='rosso', hero='blu', colours={
        'rosso': dict(main='#7d0a12', wall='#b08a58'),
        'blu': dict(main='#16324f', metallic=.45, decal='#e8e4da', wall=None),
        'bianco': dict(main='#e4e4e0', decal='#15161a', wall='#b08a58'),
    }),
    'gravel': dict(name='Falco G', kind='bike', close=('drive', 'cockpit', 'wheel'), hero='salvia', colours={
        'salvia': dict(main='#75836f', matte=True, decal='#efece2', wall='#a98558', tape='#3a2a1c'),
        'grafite': dict(main='#2a2d31', metallic=.5, decal='#d7d3c8', wall=None),
    }),
    'mtb': dict(name='Cresta 29', kind='bike', close=('drive', 'head', 'wheel'), colours={
        'ottanio': dict(main='#1f5f5b', metallic=.4),
        'arancio': dict(main='#c2500f', decal='#111111'),
        'nero': dict(main='#101113', matte=True, decal='#c9c9c9'),
    }),
    'emtb': dict(name='Cresta E', kind='bike', close=('engine', 'head', 'wheel'), colours={
        'sabbia': dict(main='#c9c4b8', matte=True, decal='#15161a'),
        'grafite': dict(main='#25282b', metallic=.5),
        'rosso': dict(main='#7d0a12'),
    }),
    'city': dict(name='Via', kind='bike', close=('drive', 'cockpit', 'wheel'), colours={
        'bosco': dict(main='#2f4a3c', saddle='#6b3f1f', tape='#6b3f1f', wall='#cfc4ae'),
        'crema': dict(main='#e2d8c0', saddle='#6b3f1f', tape='#6b3f1f', wall='#cfc4ae', decal='#3a2a1c', accent='#e2d8c0'),
    }),
    'ecity': dict(name='Via E', kind='bike', close=('engine', 'cockpit', 'wheel'), colours={
        'notte': dict(main='#1b2a3a', metallic=.35),
        'salvia': dict(main='#8b9a86', matte=True),
    }),
    'scooter': dict(name='Lido 125', size=(1600, 1000), kind='scooter', close=('head', 'tank', 'wheel'), spin='menta', colours={
        'menta': dict(main='#8fb5ad', accent='#f1ede2', seat='#4a2a18'),
        'rosso': dict(main='#8a0f16', accent='#efe7d6', seat='#1a1718'),
        'avorio': dict(main='#e5dcc6', accent='#7a1c1e', seat='#5a2f1a'),
    }),
    'scootergt': dict(name='Lido 200 GT', kind='scooter', close=('head', 'tank', 'wheel'), hero='notte', colours={
        'notte': dict(main='#16273b', metallic=.4, accent='#c9ced3', seat='#15161a'),
        'argento': dict(main='#a4a8ac', metallic=.6, accent='#15161a', seat='#2a1b14'),
    }),
    # ---- accessories
    'helmet-full': dict(name='Full-face helmet', kind='thing', colours={'nero': dict(main='#0d0e10', accent='#a5121c'),
        'bianco': dict(main='#e8e7e2', accent='#7d0a12')}),
    'helmet-jet': dict(name='Jet helmet', kind='thing', colours={'crema': dict(main='#e3d8bd', accent='#5b2a1a'),
        'verde': dict(main='#1c3a2b', accent='#d8c9a0')}),
    'topcase': dict(name='Top case', kind='thing', colours={'nero': dict(main='#141416', accent='#a5121c')}),
    'panniers': dict(name='Aluminium panniers', kind='thing', colours={'alluminio': dict(main='#b8babd', accent='#141416')}),
    'ulock': dict(name='U-lock', kind='thing', colours={'nero': dict(main='#141416', accent='#a5121c')}),
    'bottle': dict(name='Bottle and cage', kind='thing', colours={'rosso': dict(main='#8d0d14', accent='#f0f0ee')}),
    'lights': dict(name='Light set', kind='thing', colours={'nero': dict(main='#141416', accent='#a5121c')}),
    'pump': dict(name='Floor pump', kind='thing', colours={'rosso': dict(main='#7d0a12', accent='#e9e4d8')}),
    'bell': dict(name='Bell', kind='thing', colours={'ottone': dict(main='#b98a3a', accent='#141416')}),
    'brakelock': dict(name='Brake disc lock', kind='thing', colours={'giallo': dict(main='#d9a400', accent='#141416')}),
    'saddlebag': dict(name='Saddle bag', kind='thing', colours={'cuoio': dict(main='#6b3f1f', accent='#b98a3a')}),
    'phonemount': dict(name='Smartphone mount', kind='thing', colours={'nero': dict(main='#141416', accent='#a5121c')}),
}

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
    return out


def files(name, shot):
    """The files a picture consists of (a spin has one per frame)."""
    if shot['job'] == 'spin':
        return [f'{name}-{i:02d}.jpg' for i in range(shot['frames'])]
    return [f'{name}.jpg']
