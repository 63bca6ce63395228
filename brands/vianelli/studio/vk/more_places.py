"""vk.more_places - a trail in a wood, a town street at dusk, a workshop: sets like those of places.py."""
import math
import numpy as np
from .core import *
from . import materials as M, studio, outdoors as O

from .outdoors import fbm, noise, step, Road, Air
from .places import _side_stand, meadow_plants, stones


# ---------------------------------------------------------------- the wood
def bark(name, dark, pale, moss):
    m, N, b = O.principled(name)
    tc = N('TexCoord').outputs['Object']
    z = N('SeparateXYZ', i0=tc).outputs['Z']
    ridges = N.noise(N('Mapping', i0=tc, Scale=(16, 16, 2.2)).outputs[0], 1.6, 8, .68, .4)
    col = N.mix(N.range(ridges, .34, .66), dark, pale)
    col = N.mix(N.mul(N.range(N.noise(tc, 2.4, 5, .7), .50, .62), N.range(z, 2.6, .1)), col, moss)
    N.put(b.inputs['Base Color'], col)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .95, .1
    N.put(b.inputs['Normal'], N.bump(ridges, .03, .9))
    return m


def trunk(mat, seed, tall=15.0, radius=.20):
    """A stem with roots at its foot that bends a little on its way up."""
    g = np.random.default_rng(seed)
    h, q = np.concatenate([np.linspace(-.3, 1.2, 12), np.linspace(1.7, tall, 12)]), np.linspace(0, 2 * math.pi, 26, endpoint=False)
    H, Q = np.meshgrid(h, q, indexing='ij')
    roots = np.exp(-np.clip(H, -.3, None) * 3.4) * (.55 + .45 * np.cos(Q * g.integers(4, 7) + g.random() * 6))
    R = radius * (1 - .035 * np.clip(H, 0, None)) * (1 + .9 * roots) + .014 * noise(Q * 1.6 + seed, H * .9, seed)
    bend = g.random() * 6.28
    lean = .018 * H + .10 * noise(H * .12, H * 0 + seed, 3)
    V = np.stack([R * np.cos(Q) + lean * math.cos(bend), R * np.sin(Q) + lean * math.sin(bend), H], -1)
    return O.mesh('trunk', V, O.quads(len(h), len(q), True), mat)


def fern(mat, seed, fronds=11, tall=.42):
    """Arching fronds with leaflets on both sides."""
    g = np.random.default_rng(seed)
    V, F = [], []
    for k in range(fronds):
        a = 6.28 * k / fronds + g.normal() * .2
        length = tall * (1.1 + .5 * g.random())
        u = np.array((math.cos(a), math.sin(a), 0))
        side = np.array((-u[1], u[0], 0))
        for t in np.linspace(.12, 1, 15):
            p = u * length * t * .9 + np.array((0, 0, tall * (1.5 * t - 1.05 * t * t)))
            w = length * .26 * (1 - t) ** .8 * min(1, t * 5) + .004
            for s in (-1, 1):
                o = len(V)
                V += [p, p + u * .018, p + side * s * w + u * w * .45 - np.array((0, 0, w * .25))]
                F.append((o, o + 1, o + 2) if s > 0 else (o + 1, o, o + 2))
    return O.mesh('fern', np.array(V), np.array(F), mat, smooth=False)


def wood_trail(machine):
    """Morning in a beech wood: a narrow trail, ferns, light that comes in from the right between the stems."""
    eye = (0.0, -7.4)
    air = Air(bearing=54, elevation=36, sky=.42, sun=9.0, sun_colour=(1, .86, .64), far=145, low=-4, high=16, cool='#a9bda6', warm='#fff1c4', spread=-.15, glow=.80, clouds=.1, dust=1.2, size=1.6)

    def base(x, y):
        return .05 * np.clip(y, 0, 80) + .9 * fbm(x * .06, y * .06, 3, 4) * step(2, 14, np.hypot(x, y)) + .9 * step(4, 26, x) + .5 * step(-6, -26, x)
    road = Road([(-.4, -30), (.1, -12), (.35, -4), (.3, 2), (-.5, 8), (-2.4, 14), (-3.4, 21), (-2.2, 30), (1.5, 40), (3.5, 54), (2, 80)], base, calm=5)
    half = .62

    def height(x, y):
        s, d, zr = road.near(x, y)
        e = np.abs(d) - half
        w = step(.0, 2.4, e)
        z = zr * (1 - w) + base(x, y) * w
        z -= .05 * np.exp(-(d / .42) ** 2)
        z += .020 * fbm(x * 2.6, y * 2.6, 4, 7) + step(.2, 2, e) * .10 * fbm(x * .7, y * .7, 4, 8)
        return z, dict(bare=step(.35, -.2, e + .30 * noise(x * 1.4, y * 1.4, 9)))
    g = air.haze(O.ground('floor', '#4a331c', '#6b4a26', '#3a2a18', '#5b5348', ('#6d5a42', '#85705a', '#4e3f2e')), '#4c3820')
    O.land('land', height, g, eye, span=84, far=120, rows=420, cols=640)
    zf = lambda x, y: height(x, y)[0]
    off = lambda x, y, a, b: step(a, b, np.abs(road.near(x, y)[1]) + .25 * noise(x * 1.2, y * 1.2, 3))
    # stems
    rng = np.random.default_rng(12)
    stem = air.haze(bark('bark', '#2e2a24', '#7d766a', '#4c5a22'), '#4a443a')
    x, y = O.wedge(900, eye, 8.5, 110, 40, 5)
    # the way of the sunlight to the machine: no stem and no crown stands in it
    sun_x, sun_y = air.to_sun[0] / math.hypot(*air.to_sun[:2]), air.to_sun[1] / math.hypot(*air.to_sun[:2])
    aside = lambda x, y: np.abs((x - 1.6) * sun_y - y * sun_x)
    along = lambda x, y: (x - 1.6) * sun_x + y * sun_y
    ok = (np.abs(road.near(x, y)[1]) > 1.9) & ~((np.abs(x - 1.6) < 1.7) & (y < 4)) & ~((aside(x, y) < 1.0) & (along(x, y) > 0) & (along(x, y) < 22))
    pts = []
    for px, py in zip(x[ok], y[ok]):   # no two stems in one place
        if all((px - a) ** 2 + (py - b) ** 2 > 2.4 for a, b in pts):
            pts.append((px, py))
    P = np.array(pts)
    O.scatter('stems', [trunk(stem, k, 17, .11 + .030 * k) for k in range(5)], np.stack([P[:, 0], P[:, 1], zf(P[:, 0], P[:, 1])], 1), .75 + .6 * rng.random(len(P)), 2, tilt=.02)
    # leaves overhead, mostly out of the picture: they make the light spotted
    leaf = air.haze(O.leaves('beech', '#4f6a1e', '#a3b545', '#c9a23c', .55, 9, .25), '#6f7f33')
    x, y = O.wedge(420, (0, -16), 3, 90, 70, 6)
    z = zf(x, y) + 6.0 + 4.5 * rng.random(len(x))
    sun = (aside(x, y) > 3.0) | (along(x, y) < 2) | (along(x, y) > 20)
    sun &= fbm(x * .13, y * .13, 2, 31) < .16   # gaps: spots of sun on the ground
    O.scatter('crowns', [O.broadleaf(leaf, k, 6, 300, 7, .55, 1.45) for k in range(4)], np.stack([x, y, z], 1)[sun], .8 + .6 * rng.random(int(sun.sum())), 7, tilt=.1)
    # far crowns close the view between the stems
    x, y = O.wedge(760, eye, 30, 112, 40, 16)
    O.scatter('far_crowns', [O.broadleaf(leaf, 20 + k, 6, 260, 7, .6, 1.3) for k in range(3)], np.stack([x, y, zf(x, y) - .5 + 10.0 * rng.random(len(x))], 1), 1.0 + .8 * rng.random(len(x)), 17, tilt=.1)
    # the wood beyond
    a, z = np.meshgrid(np.radians(np.linspace(-55, 55, 60)), np.linspace(-6, 34, 6), indexing='ij')
    O.mesh('beyond', np.stack([eye[0] + 117 * np.sin(a), eye[1] + 117 * np.cos(a), z], -1), O.quads(60, 6), air.haze(O.leaves('beyond', '#5d6a34', '#76823f', None, .0, 30), '#5d6a34'))
    # young beeches
    x, y = O.wedge(110, eye, 15, 62, 36, 26)
    ok = (np.abs(road.near(x, y)[1]) > 2.6) & ((x < -.8) | (y > 14))
    x, y = x[ok], y[ok]
    O.scatter('saplings', [O.broadleaf(leaf, 40 + k, 6, 520, 9, .34) for k in range(3)], np.stack([x, y, zf(x, y) - .9], 1), .28 + .22 * rng.random(len(x)), 27, tilt=.1)
    # undergrowth
    green = air.haze(O.leaves('fern', '#2f4a14', '#7f9a38', '#a58f3a', .45, .4, .25), '#4b6422')
    x, y = O.wedge(2600, eye, 2.4, 46, 38, 8, .8)
    ok = rng.random(len(x)) < off(x, y, 1.0, 2.6) * step(-.25, .35, fbm(x * .22, y * .22, 3, 10))
    ok &= np.hypot(x - 1.6, (y + .2) * .9) > 1.25
    O.scatter('ferns', [fern(green, k) for k in range(6)], np.stack([x, y, zf(x, y) - .02], 1)[ok], (.7 + .8 * rng.random(len(x)))[ok], 9, tilt=.10)
    meadow_plants(eye, zf, lambda x, y: .30 * off(x, y, .7, 1.6), 25, '#4a5c26', '#8a9a4a', '#b39c55', counts=(3600, 5200), far=40, tall=.7, spread=.2, air=air)
    fallen = air.haze(O.leaves('fallen', '#6b4420', '#b5772f', '#d09a45', .2, .1, .6), '#7d5226')
    card = []
    for k in range(5):
        gk = np.random.default_rng(70 + k)
        Vv, Ff = O.flakes(gk.normal(size=(26, 3)) * (.16, .16, .006), .046, gk, .1)
        Vv = Vv * (1, 1, .22) + (0, 0, .008)   # leaves lie
        card.append(O.mesh('litter', Vv, Ff, fallen, smooth=False))
    x, y = O.wedge(9000, eye, 1.6, 26, 38, 11, .7)
    ok = rng.random(len(x)) < .25 + .75 * off(x, y, .3, .9)
    O.scatter('litter', card, np.stack([x, y, zf(x, y)], 1)[ok], (.6 + .7 * rng.random(len(x)))[ok], 12, tilt=.2)
    stones('mossy', eye, zf, lambda x, y: .8 * off(x, y, .9, 1.5), 33, 260, 2.5, 40, (.08, .55), ('#5a584e', '#84806f'), sink=.45, detail=3, air=air)
    stones('grit', eye, zf, lambda x, y: 1 - off(x, y, .5, .9), 34, 5000, 1.4, 14, (.006, .028), ('#6d6252', '#9a8d78'))
    air.light()
    at, yaw = np.array((1.62, .1, 0.0)), 198
    a = math.radians(yaw)
    zs = [float(zf(np.array([at[0] + k * .58 * math.cos(a)]), np.array([at[1] + k * .58 * math.sin(a)]))[0]) for k in (1, -1)]
    at[2] = np.mean(zs) + .004
    O.stand(machine, tuple(at), yaw, lean=-4.0, pitch=math.degrees(math.atan2(zs[0] - zs[1], 1.16)), turn=9)
    # the stem it leans on
    f, r = np.array((math.cos(a), math.sin(a))), np.array((math.sin(a), -math.cos(a)))
    tx, ty = at[:2] - f * .22 + r * .30
    t = trunk(stem, 41, 17, .17)
    t.location = (tx, ty, float(zf(np.array([tx]), np.array([ty]))[0]))
    studio.area('opening', (5.5, -4.5, 6.5), (1.6, 0, .6), 5, 380, (1, .90, .74))
    e = float(zf(np.array([0.0]), np.array([0.0]))[0])
    return dict(wide=dict(eye=(*eye, e + .98), look=(0, 0, 0), lens=44, level=.50, focus=7.5, fstop=3.2, grade=dict(exposure=.22)),
                tall=dict(eye=(*eye, e + .98), look=(1.50, 0, 0), lens=84, level=.40, focus=7.5, fstop=4, grade=dict(exposure=.22)))


# ---------------------------------------------------------------- the street
def plaster(name, tone, stain):
    m, N, b = O.principled(name)
    p = N('NewGeometry').outputs['Position']
    n = N.noise(p, .55, 7, .68)
    streak = N.noise(N('Mapping', i0=p, Scale=(2.2, 2.2, .18)).outputs[0], 1.0, 6, .7)
    col = N.mix(N.range(n, .34, .66, 0, .55), tone, stain)
    col = N.mix(N.mul(N.range(streak, .52, .72), .35), col, '#4b423a')
    N.put(b.inputs['Base Color'], col)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .92, .12
    N.put(b.inputs['Normal'], N.bump(N.noise(p, 14, 6, .7), .006, .5))
    return m


def house(x, side, y0, y1, tall, wall, parts, seed):
    """One front along the street (side: -1 left, 1 right) with rows of windows, shutters, a door, a cornice."""
    g = np.random.default_rng(seed)
    frame, dark, lit, shutter, stone = parts
    w = Part(f'house{seed}', wall)
    w.box((x + side * 3.0, (y0 + y1) / 2, tall / 2), (6.0, y1 - y0, tall))
    w.build(smooth=False)
    s = Part(f'stone{seed}', stone)
    s.box((x + side * .02, (y0 + y1) / 2, .42), (.14, y1 - y0, .84))
    s.box((x - side * .10, (y0 + y1) / 2, tall - .12), (.55, y1 - y0 + .1, .24))
    bays = max(2, int((y1 - y0) / 2.7))
    pitch = (y1 - y0) / bays
    F, D, L, S = (Part(f'{n}{seed}', m) for n, m in (('frames', frame), ('dark', dark), ('lit', lit), ('shutters', shutter)))
    for k in range(bays):
        yc = y0 + pitch * (k + .5)
        for floor in range(int((tall - 1.0) / 3.2)):
            zc = 1.95 + 3.2 * floor if floor else 1.86
            high = 1.75 if floor else 1.96   # those of the ground floor stand on the plinth
            wide = 1.05 if floor else (1.9 if g.random() < .7 else 1.1)
            pane = L if g.random() < (.42 if floor == 0 else .20) else D
            pane.box((x - side * .005, yc, zc), (.03, wide, high))
            for dy in (-wide / 2, 0, wide / 2):
                F.box((x - side * .03, yc + dy, zc), (.06, .06, high))
            for dz in (-high / 2, high / 2, high * .12):
                F.box((x - side * .03, yc, zc + dz), (.06, wide + .06, .06))
            s.box((x - side * .07, yc, zc + high / 2 + .11), (.16, wide + .34, .14))
            if floor:
                s.box((x - side * .10, yc, zc - high / 2 - .07), (.24, wide + .30, .09))
                for dy in (-1, 1):
                    S.box((x - side * .05, yc + dy * (wide / 2 + .31), zc), (.05, .52, high), rot=(0, 0, side * dy * (6 + 10 * g.random())))
                    for dz in np.arange(-high / 2 + .12, high / 2 - .05, .11):
                        S.box((x - side * .085, yc + dy * (wide / 2 + .31), zc + dz), (.02, .40, .05))
    for p in (s, F, D, L, S):
        p.build(smooth=False)


def end_house(x, y, wide, tall, wall, parts, seed):
    """A front that looks down the street."""
    g = np.random.default_rng(seed)
    frame, dark, lit, shutter, stone = parts
    w = Part(f'end{seed}', wall)
    w.box((x, y + 3, tall / 2), (wide, 6, tall))
    w.build(smooth=False)
    s, F, D, L, S = (Part(f'{n}{seed}', m) for n, m in (('trim', stone), ('frames', frame), ('dark', dark), ('lit', lit), ('shutters', shutter)))
    s.box((x, y - .06, tall - .12), (wide + .2, .4, .24))
    for floor in range(int((tall - 1.0) / 3.2)):
        for dx in (-wide / 3, 0, wide / 3):
            z = 1.9 + 3.2 * floor
            (L if g.random() < .35 else D).box((x + dx, y - .01, z), (1.0, .04, 1.7))
            F.box((x + dx, y - .05, z), (.07, .06, 1.7))
            s.box((x + dx, y - .08, z + .95), (1.3, .16, .14))
            for k in (-1, 1):
                S.box((x + dx + k * .76, y - .05, z), (.48, .06, 1.75))
    for p in (s, F, D, L, S):
        p.build(smooth=False)


def bell_tower(x, y, wall, stone, dark, air):
    """Square tower with cornices, a bell storey and a low roof of tiles."""
    half, tall = 2.5, 25.0
    w = Part('tower', wall)
    w.box((x, y, tall / 2), (2 * half, 2 * half, tall))
    w.build(smooth=False)
    s, d = Part('tower_trim', stone), Part('tower_openings', dark)
    for z in (14.5, 19.4, tall):
        s.box((x, y, z), (2 * half + .7, 2 * half + .7, .42))
    for z, high, n in ((9.0, 1.9, 1), (16.9, 1.3, 1), (21.9, 3.2, 2)):
        for k in range(n):
            xx = x + (k - (n - 1) / 2) * 2.1
            d.box((xx, y - half, z), (1.15, .06, high))
            d.lathe([(1e-6, -.03), (.575, -.03), (.575, .03), (1e-6, .03)], (xx, y - half, z + high / 2), (0, 1, 0), 28)
    for p in (s, d):
        p.build(smooth=False)
    roof = Part('tower_roof', air.haze(M.diffuse('#6b4030', .9, 'tiles')))
    e = half + .45
    roof.add((np.array([(x - e, y - e, tall + .2), (x + e, y - e, tall + .2), (x + e, y + e, tall + .2), (x - e, y + e, tall + .2), (x, y, tall + 2.6)]), [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]))
    roof.build(smooth=False)


def town_street(machine):
    """A street of an old town after sunset: wet-looking setts, shop windows, lamps on the walls, a blue sky."""
    eye = (0.0, -9.0)
    air = Air(bearing=-14, elevation=-2.5, sky=1.7, sun=.05, sun_colour=(1, .55, .35), far=420, low=-5, high=60, cool='#3a5288', warm='#8f86a0', spread=.85, glow=.34, clouds=.4, dust=.6, cloud_seed=2.2)
    m, N, b = O.principled('setts')
    p = N('NewGeometry').outputs['Position']
    q = N('Mapping', i0=p, Rotation=(0, 0, math.radians(45))).outputs[0]
    t = N('TexBrick', dict(offset=.5, offset_frequency=2), Vector=q, Color1=M.lin('#57524c'), Color2=M.lin('#3f3c39'), Mortar=M.lin('#1c1a18'), Scale=1.0, Mortar_Size=.008, Mortar_Smooth=.4, Bias=0.0, Brick_Width=.14, Row_Height=.14)
    col = N.mix(.5, t.outputs['Color'], N.mix(N.range(N.noise(p, 1.3, 7, .65), .3, .7), (.32, .32, .33, 1), (.66, .64, .61, 1)), 'OVERLAY')
    N.put(b.inputs['Base Color'], col)
    damp = N.range(N.noise(p, .45, 5, .6), .46, .60)
    N.put(b.inputs['Roughness'], N.math('SUBTRACT', .50, N.mul(damp, .20)))
    b.inputs['Specular'].default_value = .5
    h = N.add(N.mul(t.outputs['Fac'], -1.0), N.mul(N.noise(p, 12, 5, .7), .25))
    N.put(b.inputs['Normal'], N.bump(h, .010, N.range(N('CameraData').outputs['View Distance'], 5, 26, .8, .25)))
    air.haze(m, '#4a4641')
    y, x = np.linspace(-30, 130, 200), np.linspace(-14, 14, 60)
    Y, X = np.meshgrid(y, x, indexing='ij')
    O.mesh('street', np.stack([X, Y, -.004 * X ** 2 * .3 + .008 * fbm(X * .5, Y * .5, 3, 2)], -1), O.quads(200, 60)[:, ::-1], m)
    walls = [air.haze(plaster(f'wall{k}', *c)) for k, c in enumerate((('#b98a5c', '#8f6a48'), ('#c9b08a', '#a08a6a'), ('#a8614a', '#80493a'), ('#b7a58f', '#8d7d6a'), ('#c7985a', '#9a7242')))]
    stone = air.haze(O.rockface('trim', '#8d8375', '#b3a998', .8))
    frame = air.haze(M.diffuse('#2b2620', .6, 'window_frames'))
    dark = M.metal((.03, .035, .05), .08, name='panes')
    lit = M.emit((1, .50, .20), .46, 'lit_panes')
    shut = [air.haze(M.diffuse(c, .7, f'shutters{k}')) for k, c in enumerate(('#2f4a3c', '#4a3a2c', '#33475a'))]
    rng = np.random.default_rng(4)
    for side, x0, start in ((-1, -7.2, -12.0), (1, 5.0, -14.0)):
        y0, k = start, 0
        while y0 < 68:
            wide = 6.5 + 4.5 * rng.random()
            house(x0 + side * .35 * rng.random(), side, y0, y0 + wide, 8.2 + 5.5 * rng.random(), walls[int(rng.integers(0, 5))], (frame, dark, lit, shut[int(rng.integers(0, 3))], stone), 200 + 50 * side + k)
            y0 += wide + .05
            k += 1
    # the street bends: houses and a bell tower close the view
    parts = (frame, dark, lit, shut[0], stone)
    for k, (xx, tall, c) in enumerate(((-6.4, 12.5, 1), (-.2, 10.5, 4), (6.0, 13.5, 3))):
        end_house(xx, 78 + 1.5 * k, 6.3, tall, walls[c], parts, 500 + k)
    bell_tower(-3.6, 104, walls[1], stone, dark, air)
    # lamps on brackets
    iron, glow = air.haze(M.metal((.03, .03, .03), .5, name='lamp_iron')), M.emit((1, .66, .34), 6, 'lamp_glow')
    I, G = Part('brackets', iron), Part('globes', glow)
    for side, x0 in ((-1, -7.0), (1, 4.9)):
        for yy in np.arange(2.0 if side < 0 else 8.5, 66, 13.0):
            xx = x0 - side * 1.0
            I.tube([(x0, yy, 4.1), (x0 - side * .55, yy, 4.35), (xx, yy, 4.2)], .025, 10)
            I.lathe([(.16, .0), (.20, -.02), (.05, .16), (.01, .2)], (xx, yy, 4.02), (0, 0, 1), 16)
            G.lathe([(1e-6, -.16), (.09, -.14), (.14, -.02), (.13, 0), (1e-6, .01)], (xx, yy, 4.0), (0, 0, 1), 16)
            if yy < 45:
                studio.area(f'lamp{side}{yy:.0f}', (xx, yy, 3.75), (xx - side * .8, yy, 0), .5, 150, (1, .70, .40), spread=170)
    I.build()
    G.build()
    # a lit shop front behind the photographer's right shoulder lights the machine
    studio.area('shop', (4.4, -5.0, 2.2), (1.8, 0, .6), 2.4, 210, (1, .78, .54), size_y=2.0)
    studio.area('skyline', (-5, -8, 8), (1.8, 0, .7), 8, 620, (.60, .74, 1))
    air.light()
    at = (1.85, .1, .004)
    O.stand(machine, at, 205, lean=5.0, turn=13)
    _side_stand(at, 205)
    return dict(wide=dict(eye=(*eye, 1.15), look=(0, 0, 0), lens=45, level=.44, focus=9.0, fstop=2.8, grade=dict(exposure=.82)),
                tall=dict(eye=(*eye, 1.15), look=(1.75, 0, 0), lens=88, level=.33, focus=9.0, fstop=4, grade=dict(exposure=.82)))


# ---------------------------------------------------------------- the workshop
def workshop(machine):
    """An old workshop: whitewashed brick, a bench, tools on a board, a tall window on the left, two lamps."""
    eye = (0.0, -8.2)
    wall, N, b = O.principled('whitewash')
    p = N('NewGeometry').outputs['Position']
    q = N('Mapping', i0=p, Rotation=(math.radians(90), 0, 0)).outputs[0]
    t = N('TexBrick', dict(offset=.5, offset_frequency=2), Vector=q, Color1=M.lin('#b9ada0'), Color2=M.lin('#a89a8b'), Mortar=M.lin('#8d8174'), Scale=1.0, Mortar_Size=.007, Mortar_Smooth=.4, Bias=0.0, Brick_Width=.26, Row_Height=.078)
    worn = N.range(N.noise(p, .55, 8, .74), .60, .70)
    col = N.mix(N.mul(worn, .85), t.outputs['Color'], N.mix(N.noise(p, 6, 4), '#8a4a34', '#a5644a'))
    col = N.mix(N.mul(N.range(N('SeparateXYZ', i0=p).outputs['Z'], 1.1, .0), .5), col, '#6e655c')
    N.put(b.inputs['Base Color'], col)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .9, .15
    N.put(b.inputs['Normal'], N.bump(N.add(N.mul(t.outputs['Fac'], -1.0), N.mul(N.noise(p, 20, 5, .7), .3)), .006, .7))
    floor, N, b = O.principled('concrete')
    p = N('NewGeometry').outputs['Position']
    col = N.mix(N.range(N.noise(p, .7, 7, .68), .34, .66), '#6b655d', '#8d867c')
    col = N.mix(N.mul(N.range(N.noise(p, .38, 4, .6), .58, .66), .6), col, '#3c3732')
    N.put(b.inputs['Base Color'], col)
    N.put(b.inputs['Roughness'], N.range(N.noise(p, 1.1, 5, .6), .35, .65, .28, .50))
    N.put(b.inputs['Normal'], N.bump(N.noise(p, 9, 6, .7), .002, .5))
    f = Part('floor', floor)
    f.box((0, 0, -.05), (26, 20, .1))
    f.build(smooth=False)
    back = 3.4
    w = Part('walls', wall)
    w.box((0, back + .2, 2.6), (26, .4, 5.2))
    w.box((9.0, 0, 2.6), (.4, 20, 5.2))
    w.build(smooth=False)
    timber = M.diffuse('#5d4630', .7, 'timber')
    steel, black = M.metal((.35, .35, .36), .4, name='tool_steel'), M.black_metal(.5)
    # window with panes, bright outside
    frame, pane = Part('window', black), Part('panes', M.emit((.86, .93, 1.0), 1.7, 'daylight'))
    wx, wz, ww, wh = -5.2, 2.55, 3.6, 2.6
    pane.box((wx, back - .02, wz), (ww, .02, wh))
    for k in range(7):
        frame.box((wx - ww / 2 + ww * k / 6, back - .05, wz), (.045 if k % 6 else .10, .08, wh + .08))
    for k in range(5):
        frame.box((wx, back - .05, wz - wh / 2 + wh * k / 4), (ww + .08, .08, .045 if k % 4 else .10))
    pane.build(smooth=False)
    frame.build(smooth=False)
    # bench along the wall with a vice, drawers, tins
    bx, bw = 1.2, 6.4
    T, S, K = Part('bench', timber), Part('bench_steel', steel), Part('bench_black', black)
    T.box((bx, back - .45, .90), (bw, .80, .07))
    T.box((bx, back - .45, .30), (bw - .3, .62, .04))
    for k in np.linspace(-bw / 2 + .15, bw / 2 - .15, 5):
        for dy in (-.78, -.12):
            T.box((bx + k, back + dy, .45), (.09, .09, .90))
    for k in range(3):
        K.box((bx + 1.2 + .62 * k, back - .80, .74), (.56, .05, .20))
        S.box((bx + 1.2 + .62 * k, back - .84, .74), (.16, .03, .02))
    K.box((bx - 2.3, back - .72, 1.02), (.14, .34, .14))
    K.box((bx - 2.3, back - .86, 1.10), (.26, .07, .10))
    K.box((bx - 2.3, back - .70, 1.10), (.26, .07, .10))
    S.cyl((bx - 2.44, back - 1.0, 1.02), (bx - 2.16, back - 1.0, 1.02), .010, 12)
    rng = np.random.default_rng(8)
    tins = [Part(f'tin{k}', M.diffuse(c, .45, f'tin{k}')) for k, c in enumerate(('#7d0a12', '#26404f', '#b39b4a', '#3c4a38'))]
    for k in range(9):
        h = .12 + .16 * rng.random()
        tins[k % 4].lathe([(1e-6, 0), (.055 + .02 * (k % 3), 0), (.055 + .02 * (k % 3), h), (1e-6, h)], (bx - 1.5 + .36 * k + .1 * rng.random(), back - .25 - .12 * rng.random(), .935), (0, 0, 1), 24)
    for k in tins:
        k.build(bevel=.004)
    # board with spanners in order of size
    B = Part('board', M.diffuse('#33443a', .8, 'board'))
    B.box((bx + .9, back - .03, 2.05), (3.6, .04, 1.25))
    B.build(smooth=False)
    for k in range(14):
        x, L = bx - .70 + .235 * k, .16 + .022 * k
        S.box((x, back - .07, 2.30), (.018 + .0008 * k, .012, L))
        for dz in (-1, 1):
            S.lathe([(.016 + .0012 * k, -.008), (.034 + .0016 * k, -.008), (.034 + .0016 * k, .008), (.016 + .0012 * k, .008)], (x, back - .07, 2.30 + dz * (L / 2 + .02)), (0, 1, 0), 20)
    for k in range(7):
        x = bx - .6 + .46 * k
        T.lathe([(1e-6, 0), (.020, .01), (.024, .06), (.018, .12), (1e-6, .125)], (x, back - .08, 1.58), (0, 0, 1), 14)
        S.cyl((x, back - .08, 1.71), (x, back - .08, 1.90), .007, 10)
    for k in (T, S, K):
        k.build(bevel=.004)
    # wheels and a tyre on the wall, a stool, a rug of rubber
    R = Part('tyres', M.rubber())
    for k, (x, z, r) in enumerate(((4.9, 2.2, .31), (5.55, 2.55, .29), (-2.35, 2.3, .30))):
        R.lathe([(r - .055, -.05), (r, -.045), (r + .02, 0), (r, .045), (r - .055, .05)], (x, back - .09, z), (0, 1, 0), 48, closed=True)
    R.box((1.85, .05, .006), (2.9, 1.5, .012))
    R.build(bevel=.003)
    st = Part('stool', black)
    for a in np.radians((45, 135, 225, 315)):
        st.tube([(-1.5 + .20 * math.cos(a), 1.3 + .20 * math.sin(a), 0), (-1.5 + .12 * math.cos(a), 1.3 + .12 * math.sin(a), .62)], .012, 10)
    st.build()
    seat = Part('seat', timber)
    seat.lathe([(1e-6, 0), (.19, 0), (.19, .04), (1e-6, .045)], (-1.5, 1.3, .61), (0, 0, 1), 32)
    seat.build(bevel=.006)
    # enamel lamps over the bench
    shade, bulb = Part('shades', M.gloss(M.lin('#20352c')[:3], 'enamel')), Part('bulbs', M.emit((1, .74, .44), 18, 'bulb'))
    for x in (-.4, 2.9):
        shade.lathe([(.03, .26), (.05, .16), (.25, .02), (.26, 0), (.245, .005), (.045, .15)], (x, 1.9, 2.75), (0, 0, 1), 40)
        shade.cyl((x, 1.9, 3.0), (x, 1.9, 5.2), .006, 8)
        bulb.lathe([(1e-6, -.05), (.035, -.03), (.045, .01), (.02, .07), (1e-6, .08)], (x, 1.9, 2.80), (0, 0, 1), 20)
        studio.area(f'lamp{x}', (x, 1.9, 2.74), (x, 1.6, 0), .4, 90, (1, .78, .52), spread=150)
    shade.build()
    bulb.build()
    studio.world((.42, .46, .52), .22)
    studio.area('daylight', (wx, back - .2, wz), (wx + 2.5, -2, .3), ww, 420, (.84, .92, 1), size_y=wh)
    studio.area('door', (7.5, -6.5, 3.2), (1.8, 0, .6), 4.5, 420, (1, .94, .86), size_y=3.0)
    at = (1.85, .05, .016)
    O.stand(machine, at, 205, lean=5.0)
    _side_stand(at, 205)
    return dict(wide=dict(eye=(*eye, 1.18), look=(0, 0, 0), lens=42, level=.47, focus=8.2, fstop=2.8, grade=dict(exposure=.35)),
                tall=dict(eye=(*eye, 1.18), look=(1.75, 0, 0), lens=80, level=.38, focus=8.2, fstop=4, grade=dict(exposure=.35)))


MORE_PLACES = dict(bosco=wood_trail, via=town_street, officina=workshop)
