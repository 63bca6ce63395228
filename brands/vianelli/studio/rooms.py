"""What stands in the five rooms of the museum, and from where the camera sees it.

A room is `niches` (L0 … as one looks at the title wall, counted from it), `centre` (round plinths: towards the title wall, towards the door) and `passages`.
A machine is (name, kind, arguments): `range` from catalogue.py, `old` and `oldmoto` from vk/period.py, `thing` a function below.
The names are those of the storefront's captions.
"""
import math
import os
import numpy as np
from brand import PICTURES
from vk import museum, period
from vk import materials as M
from vk.core import Part, V3, m_sweep

EYE = 1.6
PRINTS = [os.path.join(PICTURES, f'{n}.jpg') for n in
          ('classic-nero-side', 'city-bosco-side', 'scooter-menta-side', 'road-rosso-side', 'scrambler-rosso-side')]

single = lambda name, main, label, **k: (name, 'oldmoto', dict(colours=dict(main=main, accent=k.pop('accent', '#efe7d6'), seat='#2a1a12'), label=label, **k))
bicycle = lambda name, main, motor=None, **k: (name, 'old', dict(colours=dict(main=main, **k), motor=motor))
in_range = lambda name, model, colour: (name, 'range', (model, colour))
POSTER = ('poster', 'thing', 'poster')

ROOMS = dict(
    main=dict(
        niches=dict(L0=in_range('falco', 'road', 'rosso'), L1=in_range('lido', 'scooter', 'menta'), L2=in_range('tramontana', 'naked', 'argento'), L4=in_range('via-e', 'ecity', 'notte'),
                    R0=in_range('passo', 'adventure', 'oliva'), R2=in_range('via', 'city', 'bosco'), R4=in_range('cresta', 'mtb', 'arancio')),
        centre=[in_range('lupo', 'scrambler', 'rosso'), in_range('assemblers', 'scrambler', 'verde')],
        passages=dict(L3='giuseppe', R1='motobi', R3='leoncino')),
    giuseppe=dict(
        niches=dict(L0=bicycle('bicycle', '#101214'), L1=bicycle('strap', '#15171a', 'strap'), L2=bicycle('tipo-a', '#5f1014', 'tipo'),
                    R0=bicycle('giro', '#22402e', 'tipo', wall='#8f8a80'), R1=('bench', 'thing', 'bench'), R2=POSTER),
        centre=[single('corsa', '#1c4a30', '175', number=7, accent='#d8c9a0')], beyond=('scrambler', 'rosso')),
    motobi=dict(
        niches=dict(L0=single('veloce', '#0b0b0d', '350', accent='#c9a24a'), L1=single('motobi', '#8a0f16', '125', engine='egg'), L2=single('tourer', '#2f4a63', '175', engine='egg'),
                    R0=POSTER, R1=('engine', 'thing', 'engine'), R2=POSTER),
        centre=[single('champion', '#1c4a30', '200', engine='egg', number=12)], beyond=('scrambler', 'rosso')),
    leoncino=dict(
        niches=dict(L0=bicycle('ricostruzione', '#4a4d50'), L1=bicycle('passero', '#3b4f63', 'passero'), L2=single('tramonto', '#5a1a10', '125'),
                    R0=in_range('lido', 'scooter', 'avorio'), R1=('pots', 'thing', 'pots'), R2=POSTER),
        centre=[single('salvi', '#a02c10', '125', number=41)], beyond=('scrambler', 'rosso')),
    outdoor=dict(machine=single('tramonto', '#7a1c1e', '125'), bicycle=bicycle('ricostruzione', '#24402c', wall='#8f8a80'), exposure=.1),
)


def bearings(where):
    """Yaw and pitch in degrees as a panorama viewer counts them: 0 is the middle of the picture, right and up are positive."""
    out = {}
    for name, (x, y, z) in where.items():
        if name == 'poster':
            continue
        d = math.hypot(x, y)
        out[name] = dict(yaw=round(math.degrees(math.atan2(y, -x)), 1), pitch=round(math.degrees(math.atan2(z - EYE, d)), 1), metres=round(d, 1))
    return out


def furnish(room, build, brand):
    r = ROOMS[room]

    def made(m):
        name, kind, how = m
        if kind == 'range':
            return name, build(*how, brand, linked=False, name=name)
        if kind == 'old':
            return name, period.old_bicycle(how['colours'], how['motor'], brand=brand, name=name, link_collection=False)
        if kind == 'oldmoto':
            return name, period.old_motorcycle(brand=brand, name=name, link_collection=False, **how)
        return name, dict(bench=bench, engine=engine, pots=pots, poster=poster)[how]
    if room == 'outdoor':
        from vk.courtyard import courtyard
        return courtyard(made(r['machine']), made(r['bicycle']))
    niches = {k: made(m) for k, m in r['niches'].items()}
    centre = [made(m) for m in r['centre']]
    beyond = build(*r['beyond'], brand, linked=False, name='beyond') if 'beyond' in r else None
    small = room != 'main'
    return museum.hall(niches, room, PRINTS, centrepieces=centre, passages=r.get('passages'), beyond=beyond,
                       seat=(3.2, 0) if small else (0, 2.55), niche_light=620 if small else 330)


def table(at, wide=2.1, deep=.62, high=.84):
    x, y, z = at
    t = Part('table', museum.wood('#7a5433', '#523419', 'table'))
    t.box((x, y, z + high - .03), (wide, deep, .06))
    for dx in (-1, 1):
        for dy in (-1, 1):
            t.box((x + dx * (wide / 2 - .08), y + dy * (deep / 2 - .07), z + high / 2 - .03), (.09, .09, high - .06))
    t.box((x, y, z + .22), (wide - .1, deep - .08, .035))
    t.build(bevel=.006)
    return z + high


def bench(at, s):
    """Giuseppe's bench: a vice, a wheel he was truing, the brass bell, files in a row."""
    x, y, _ = at
    top = table(at)
    st = M.std()
    v = Part('vice', M.cast((.10, .12, .11)))
    v.box((x - .7, y - s * .20, top + .07), (.14, .20, .14))
    v.box((x - .7, y - s * .38, top + .12), (.16, .07, .10))
    v.cyl((x - .7, y - s * .20, top + .09), (x - .7, y - s * .52, top + .09), .018, 16)
    v.cyl((x - .82, y - s * .50, top + .09), (x - .58, y - s * .50, top + .09), .008, 12)
    v.build(bevel=.008)
    w = Part('wheel_on_bench', st['chrome'])
    c = V3(x + .38, y + s * .12, top + .34)
    w.ring(c, (0, 1, 0), .335, .318, .026)
    w.cyl(c - V3(0, .05, 0), c + V3(0, .05, 0), .022, 20)
    for i in range(32):
        a = 2 * math.pi * i / 32
        w.tube([c + V3(.02 * math.cos(a), .03 * (-1) ** i, .02 * math.sin(a)), c + V3(.32 * math.cos(a + .12 * (-1) ** (i // 2)), 0, .32 * math.sin(a + .12 * (-1) ** (i // 2)))], .0016, 6)
    w.build()
    b = Part('bell', M.metal((.72, .50, .22), .2, name='brass'))
    b.lathe([(1e-6, .062), (.035, .058), (.060, .035), (.068, .0), (1e-6, .0)], (x - .12, y - s * .10, top), (0, 0, 1), 48)
    b.cyl((x - .12, y - s * .10, top + .06), (x - .12, y - s * .10, top + .085), .010, 16, ch=.003)
    b.build()
    f = Part('files', st['steel'])
    h = Part('handles', museum.wood('#9a6a38', '#6b4522', 'handle'))
    for i in range(6):
        q = x + .02 + i * .055
        f.box((q, y - s * .12, top + .008), (.016, .20, .007))
        h.cyl((q, y - s * .22, top + .012), (q, y - s * .31, top + .012), .012, 12, ch=.003)
    f.build(); h.build()


def engine(at, s):
    """The egg-shaped twin alone, on a stand, with its drawing board behind."""
    x, y, z = at
    p = Part('stand', M.gloss((.015, .014, .013), 'stand'))
    p.box((x, y, z + .35), (.95, .50, .70))
    p.build(bevel=.012)
    e = Part('egg_alone', M.metal((.66, .66, .67), .22, name='egg_alu'))
    k = 1.6
    e.lathe([(1e-6, -.25 * k), (.05 * k, -.243 * k), (.10 * k, -.21 * k), (.138 * k, -.14 * k), (.148 * k, -.06 * k), (.142 * k, .03 * k), (.122 * k, .11 * k), (.098 * k, .16 * k), (1e-6, .165 * k)],
            (x - .05, y, z + .98), (1, 0, .08), 72)
    e.build()
    f = Part('egg_alone_fins', M.std()['cast'])
    for d in (-1, 1):
        for i in range(9):
            q = x + .22 + i * .026
            f.cyl((q, y + d * .10, z + 1.0), (q + .009, y + d * .10, z + 1.0), .105, 36, ch=.001)
        f.cyl((x + .18, y + d * .10, z + 1.0), (x + .47, y + d * .10, z + 1.0), .066, 28, ch=.008)
    f.build()
    b = Part('legs', M.std()['satin'])
    for dx in (-.22, .16):
        b.box((x + dx, y, z + .735), (.05, .22, .09))
    b.build()
    museum.picture((x - .85, y + s * .70, z + 1.35), (s, 0, 0), (0, 0, 1), .62, .80, PRINTS[0], border=.04)


def pots(at, s):
    """Winter 1945: cooking pots and bicycle pumps from scrap aluminium, on a table from the barn."""
    x, y, _ = at
    top = table(at, 2.2, .66, .80)
    a = Part('pots', M.metal((.62, .62, .61), .34, name='old_aluminium'))
    for dx, dy, r, h in ((-.80, .05, .17, .20), (-.42, .14, .13, .16), (-.45, -.17, .10, .11), (-.08, .08, .15, .12)):
        c = (x + dx, y + dy * s * -1, top)
        a.lathe([(1e-6, 0), (r * .93, 0), (r, .02), (r, h), (r + .008, h + .004), (r - .004, h + .002), (r - .006, .012), (1e-6, .010)], c, (0, 0, 1), 56)
        for e in (-1, 1):
            t = np.linspace(0, math.pi, 14)
            a.add(m_sweep(np.array([(c[0] + e * (r + .045 * math.sin(u)), c[1] + .05 * math.cos(u), top + h * .8) for u in t]), .006, 8))
    a.lathe([(.150, .0), (.156, .006), (.10, .022), (.03, .03), (1e-6, .03)], (x - .80, y - s * .05, top + .206), (0, 0, 1), 48)
    a.build()
    p = Part('pumps', M.metal((.58, .58, .57), .3, name='pump_aluminium'))
    h = Part('pump_handles', museum.wood('#8a5a2c', '#5f3c1c', 'handle'))
    for i in range(5):
        q = x + .22 + i * .16
        p.cyl((q, y - s * .05, top), (q, y - s * .05, top + .34), .017, 24, ch=.002)
        p.cyl((q, y - s * .05, top), (q, y - s * .05, top + .012), .04, 24, ch=.003)
        p.cyl((q, y - s * .05, top + .34), (q, y - s * .05, top + .40), .005, 10)
        h.cyl((q - .045, y - s * .05, top + .405), (q + .045, y - s * .05, top + .405), .013, 16, ch=.004)
    p.build(); h.build()


def poster(at, s):
    """A large print where no machine stands."""
    x, y, z = at
    museum.picture((x, y + s * .72, z + 1.15), (s, 0, 0), (0, 0, 1), 1.9, 1.25, PRINTS[0 if x < 0 else 3], border=.05)
