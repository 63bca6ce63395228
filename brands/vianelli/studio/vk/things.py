"""vk.things - accessories.  thing(model, colours) builds one at its real size, then scales it so that all fill the same frame.

Axes as for the vehicles: +x forward (to the right in the picture), -y towards the camera, +z up.
"""
import math
import numpy as np
import bpy
from mathutils import Matrix
from brand import NAME
from .core import *
from . import materials as M
from .wheels import rotor

FIT_W, FIT_H = 1.32, .84   # metres in front of the camera


def thing(model, colours=None, brand=NAME, name=None, link_collection=True):
    col = dict(main='#141416', accent='#a5121c')
    col.update(colours or {})
    C = collection(name or model, link_collection)
    BUILD[model](M.std(), col, brand)
    bpy.context.view_layer.update()
    lo, hi = np.full(3, 1e9), np.full(3, -1e9)
    for o in C.objects:
        for q in o.bound_box:
            p = o.matrix_world @ Matrix.Translation(q).to_translation()
            lo, hi = np.minimum(lo, p), np.maximum(hi, p)
    d = hi - lo
    k = min(FIT_W / (d[0] * .85 + d[1] * .5), FIT_H / (d[2] + d[1] * .18))
    S = Matrix.Scale(k, 4) @ Matrix.Translation((-(lo[0] + hi[0]) / 2, -(lo[1] + hi[1]) / 2, -lo[2]))
    for o in C.objects:
        if o.parent is None:
            o.matrix_world = S @ o.matrix_world
    C['centre'] = [0.0, 0.0, float(d[2] * k / 2)]
    C['length'] = float(d[0] * k)
    return C


def rounded(w, h, r, n=8):
    return fillet([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, n, True)


def slab(part, levels, c=(0, 0, 0)):
    """Stack of rounded rectangles: levels = [(z, width x, depth y, corner radius), ...]."""
    c = np.array(c, float)
    S = [[c + V3(x, y, z) for x, y in rounded(w, d, r)] for z, w, d, r in levels]
    V, F = m_loft(S)
    part.add((V, F))
    return part


# ------------------------------------------------------------------------------------------------ helmets
HELMET = [(-.132, .096, .088, .084), (-.122, .120, .100, .098), (-.090, .143, .114, .112), (-.050, .150, .128, .120), (-.005, .145, .138, .1235),
    (.035, .133, .139, .1215),
          (.070, .114, .130, .112), (.098, .088, .109, .094), (.116, .060, .078, .068), (.125, .034, .046, .040), (.1285, .004, .006, .005)]
JET = [(-.132, .118, .098, .106), (-.110, .124, .112, .112), (-.060, .128, .128, .119), (-.005, .130, .137, .1225), (.035, .125, .138, .1205),
       (.070, .109, .129, .111), (.098, .085, .108, .093), (.116, .058, .077, .067), (.125, .033, .045, .039), (.1285, .004, .006, .005)]


class Shell:
    """Head-shaped surface: point(azimuth degrees, height, offset outwards)."""

    def __init__(self, table):
        t = np.array(table)
        self.z = catmull(np.c_[np.arange(len(t)), t[:, 0]], 24)[:, 2]
        self.v = [catmull(np.c_[np.arange(len(t)), t[:, k]], 24)[:, 2] for k in (1, 2, 3)]

    def raw(self, u, z):
        a = math.radians(u)
        f, b, w = (np.interp(z, self.z, k) for k in self.v)
        c, s = math.cos(a), math.sin(a)
        e = 2.15
        return V3(math.copysign(abs(c) ** (2 / e), c) * (f if c > 0 else b), math.copysign(abs(s) ** (2 / e), s) * w, z)

    def at(self, u, z, d=0.0):
        p = self.raw(u, z)
        if not d:
            return p
        tu = self.raw(u + .5, z) - self.raw(u - .5, z)
        tz = self.raw(u, min(z + .002, .1284)) - self.raw(u, max(z - .002, -.1319))
        return p + unit(np.cross(tu, tz)) * d

    def grid(self, part, us, lo, hi, rows=24, d=0.0, close=False):
        """Patch between the curves lo(u) and hi(u); d: number or function (s, t) with s, t in 0..1."""
        n = len(us)
        G = []
        for r in np.linspace(0, 1, rows):
            G.append([self.at(u, lo(u) + (hi(u) - lo(u)) * r, d(i / (n - 1), r) if callable(d) else d) for i, u in enumerate(us)])
        F = grid_faces(rows, n, close)
        if close:   # the crown
            F.append(tuple((rows - 1) * n + i for i in range(n)))
        part.add((np.array(G).reshape(-1, 3), F))
        return part


def helmet_full(st, col, brand):
    sh = Shell(HELMET)
    paint = M.paint(col['main'], 0, name='shell')
    acc = M.paint(col['accent'], 0, name='accent')
    top = lambda u: .1284
    p = Part('shell', paint)
    sh.grid(p, np.linspace(-180, 180, 144, endpoint=False), lambda u: -.128, top, 56, 0, True)
    shell = p.build(angle=70)
    inner = Part('inner', st['plastic'])
    inner.lathe([(.082, -.132), (.086, -.127), (.07, -.120), (.02, -.118), (1e-6, -.118)], (.004, 0, 0), (0, 0, 1), 48)
    inner.build()
    rim = Part('rim', st['rubber'])
    rim.add(m_sweep(np.array([sh.at(u, -.128) for u in np.linspace(-180, 180, 120, endpoint=False)]), .0048, 12, closed=True))
    rim.build()
    # visor: dark sheet over the eye port with a rubber gasket
    U = 84
    lo = lambda u: -.040 + .040 * (abs(u) / U) ** 3
    hi = lambda u: .058 - .020 * (abs(u) / U) ** 2 - .012 * (abs(u) / U) ** 8
    v = Part('visor', M.gloss((.010, .011, .014), 'visor'))
    us = np.linspace(-U, U, 81)
    sh.grid(v, us, lo, hi, 26, lambda s, t: .0034 * (1 - abs(2 * s - 1) ** 14) * (1 - abs(2 * t - 1) ** 10) + .0006)
    v.build(angle=60)
    g = Part('gasket', st['rubber'])
    loop = [sh.at(u, lo(u), .0008) for u in us] + [sh.at(u, hi(u), .0008) for u in us[::-1]]
    g.add(m_sweep(resample(np.array(loop + loop[:1]), 240)[:-1], .0022, 10, closed=True))
    g.build()
    tab = Part('visor_tab', st['satin'])
    q = sh.at(-22, lo(22) + .006, .004)
    tab.tube([q + V3(0, .010, 0), q + V3(.003, -.010, 0)], [(.004, .005), (.004, .005)], 14, round_caps=True)
    tab.build()
    for s in (-1, 1):
        c, n = sh.at(s * 84, .018, .0), unit(sh.at(s * 84, .018, .01) - sh.at(s * 84, .018, 0))
        h = Part('hinge', st['satin'])
        h.lathe([(1e-6, .0075), (.016, .0072), (.0215, .005), (.023, .0015), (.023, -.006)], c, n, 48)
        h.build()
        h = Part('hinge_slot', st['alu'])
        h.ring(c + n * .0072, n, .0105, .0090, .0012, 40)
        h.build()
        # stripe from the temple to the back
        a = Part('stripe', acc)
        sl = lambda u: .046 + .020 * math.sin(math.radians(min(180, max(0, abs(u) - 60) * 1.5)))
        sh.grid(a, np.linspace(s * 96, s * 178, 50), lambda u: sl(u), lambda u: sl(u) + .020 - .014 * abs(abs(u) - 96) / 82, 6, .0006)
        sh.grid(a, np.linspace(s * 98, s * 176, 50), lambda u: sl(u) - .010, lambda u: sl(u) - .006, 4, .0006)
        sh.grid(a, np.linspace(s * 26, s * 78, 40), lambda u: -.082 + .010 * (abs(u) / 78) ** 2, lambda u: -.070 + .016 * (abs(u) / 78) ** 2, 6, .0006)
        a.build(angle=60)
    # chin vent
    k = Part('chin_vent', st['satin'])
    sh.grid(k, np.linspace(-24, 24, 33), lambda u: -.094 + .012 * (abs(u) / 24) ** 2, lambda u: -.066 - .006 * (abs(u) / 24) ** 2, 10, lambda s,
        t: .0045 * (1 - abs(2 * s - 1) ** 6) * (1 - abs(2 * t - 1) ** 6))
    k.build(angle=60)
    k = Part('chin_slots', st['plastic_g'])
    for z in (-.086, -.080, -.074):
        k.add(m_sweep(np.array([sh.at(u, z, .0046) for u in np.linspace(-17, 17, 16)]), [(.0012, .0012), (.0012, .0012)], 8, round_caps=True))
    k.build()
    # tail spoiler
    k = Part('spoiler', paint)
    sh.grid(k, np.linspace(140, 220, 41), lambda u: .020, lambda u: .088 - .010 * ((u - 180) / 40) ** 2, 16, lambda s,
        t: .011 * (1 - abs(2 * s - 1) ** 5) * math.sin(math.pi * min(1, t * .85 + .02)) ** .8)
    k.build(angle=60)
    for s in (-1, 1):
        text('brand', brand, .021, acc if col['main'] > '#888888' else M.paint('#e9e9e6', name='logo'), (-.006, s * .20, -.052),
            (1 if s < 0 else -1, 0, 0), (0, 0, 1), shell, spacing=1.15, dense=.004, offset=.0007)


def helmet_jet(st, col, brand):
    sh = Shell(JET)
    paint = M.paint(col['main'], 0, name='shell')
    lth = M.leather(M.lin(col['accent'])[:3] if col['accent'] < '#888888' else M.lin('#5b2a1a')[:3], 'trim')
    def edge(u):   # lower edge: high over the eyes, deep round ears and neck
        a = abs(((u + 180) % 360) - 180)
        t = min(1, max(0, (a - 52) / 38))
        t = t * t * (3 - 2 * t)
        return .046 - .158 * t - .010 * math.exp(-((a - 104) / 26) ** 2) + .018 * max(0, (a - 130) / 50) ** 2
    us = np.r_[np.linspace(-180, -95, 34, endpoint=False), np.linspace(-95, -45, 60, endpoint=False), np.linspace(-45, 45, 44, endpoint=False),
        np.linspace(45, 95, 60, endpoint=False), np.linspace(95, 180, 34, endpoint=False)]
    p = Part('shell', paint)
    sh.grid(p, us, edge, lambda u: .1284, 44, 0, True)
    shell = p.build(angle=70)
    p = Part('liner', M.leather(M.lin('#2a1a12')[:3], 'liner'))
    sh.grid(p, us, lambda u: edge(u) + .001, lambda u: .1270, 40, -.012, True)
    ln = p.build(angle=70)
    ln.data.flip_normals()
    # padded roll that closes the gap between shell and liner, leather-covered edge outside
    p = Part('trim', lth)
    p.add(m_sweep(np.array([sh.at(u, edge(u), -.004) for u in us]), .0072, 14, closed=True))
    p.build(angle=70)
    # peak
    pk = Part('peak', paint)
    S = []
    for t in np.linspace(0, 1, 12):
        row = []
        for u in np.linspace(-50, 50, 41):
            b = sh.at(u, .062 - .010 * (u / 50) ** 2, .0035)
            o = unit(V3(math.cos(math.radians(u * .55)), math.sin(math.radians(u * .55)), 0))
            ln_ = .055 * (1 - (abs(u) / 50) ** 2.6)
            row.append(b + o * ln_ * t + V3(0, 0, .004 * t - .016 * t * t * (1 - (abs(u) / 50) ** 2) - .004))
        S.append(row)
    pk.add((np.array(S).reshape(-1, 3), grid_faces(12, 41, False)))
    pk.build(solid=.003, angle=60)
    pe = Part('peak_edge', lth)
    pe.add(m_sweep(resample(np.array(S[-1]), 90), .0026, 10, round_caps=True))
    pe.build()
    sn = Part('snaps', st['chrome'])
    for u in (-34, 0, 34):
        q = sh.at(u, .070 - .010 * (u / 50) ** 2, .002)
        n = unit(sh.at(u, .068, .01) - sh.at(u, .068, 0))
        sn.lathe([(1e-6, .0042), (.0045, .0036), (.0062, .0014), (.0062, -.003)], q, n, 28)
    sn.build()
    # chin strap, goggle strap at the back
    st_ = Part('strap', lth)
    for s in (-1, 1):
        q0, q1 = sh.at(s * 82, -.085, -.010), V3(.040, s * .018, -.116)
        st_.tube([q0, q0 * .5 + q1 * .5 + V3(0, s * .012, -.008), q1], [(.0014, .011), (.0014, .011), (.0014, .011)], 10, smooth=8, exp=4, up=(0, 1, 0))
    st_.build()
    bk = Part('buckle', st['chrome'])
    bk.ring((.041, 0, -.1155), unit((.2, 0, 1)), .017, .0135, .0035, 36)
    bk.build()
    k = Part('rear_strap', lth)
    sh.grid(k, np.linspace(168, 192, 9), lambda u: -.055, lambda u: .008, 12, .0022)
    k.build(solid=.002, angle=60)
    for s in (-1, 1):
        text('brand', brand, .022, M.paint(col['accent'], 0, name='logo'), (-.012, s * .20, .012), (1 if s < 0 else -1, 0, 0), (0, 0, 1), shell,
            spacing=1.15, dense=.004, offset=.0007)


# ------------------------------------------------------------------------------------------------ luggage
def topcase(st, col, brand):
    paint = M.paint(col['main'], .1, name='lid')
    b = Part('base', st['plastic'])
    slab(b, [(0, .30, .24, .05), (.012, .36, .30, .07), (.05, .42, .355, .085), (.118, .44, .375, .09), (.126, .44, .375, .09)])
    b.build(bevel=.004, bseg=3, angle=40)
    seam = Part('seam', st['rubber'])
    slab(seam, [(.126, .432, .367, .088), (.134, .432, .367, .088)])
    seam.build()
    l = Part('lid', paint)
    slab(l, [(.134, .44, .375, .09), (.142, .443, .378, .09), (.20, .435, .370, .09), (.262, .400, .335, .085), (.298, .34, .275, .08),
        (.314, .25, .19, .07), (.318, .12, .08, .035)])
    lid = l.build(subsurf=2, angle=60)
    i = Part('inlay', st['plastic_g'])
    slab(i, [(.302, .20, .17, .05), (.3205, .19, .16, .05), (.3225, .17, .14, .045)], (.0, 0, 0))
    i.build(bevel=.002)
    text('brand', brand, .026, M.paint('#d9d9d6', name='logo'), (0, 0, .3228), (1, 0, 0), (0, 1, 0), None, spacing=1.15)
    k = Part('reflector', st['red_lens'])
    for s in (-1, 1):
        k.box((-.125, s * .1875, .168), (.080, .010, .024))
    k.build(bevel=.003, bseg=3)
    pad = Part('backrest', st['leather'])
    for dz in (0, .058):
        S = [section(y, .190 + dz, .020, .190 + dz + .024, .190 + dz - .024, 3, 3, 24, yc=.222, axis='y') for y in np.linspace(-.13, .13, 15)]
        pad.loft(S)
    pad.build(bevel=.008, bseg=3, subsurf=1)
    lt = Part('latch', st['satin'])
    lt.box((0, -.192, .118), (.085, .018, .058), rot=(-2, 0, 0))
    lt.build(bevel=.008, bseg=4)
    lk = Part('lock', st['chrome'])
    lk.cyl((0, -.199, .120), (0, -.2045, .120), .0105, 36, ch=.001)
    lk.build()
    sl = Part('slot', st['plastic_g'])
    sl.box((0, -.2047, .120), (.0018, .001, .011))
    sl.build()
    for s in (-1, 1):
        r = Part('ribs', st['plastic'])
        for z in (.040, .060, .080, .100):
            r.tube([(s * .06, -.1665 - z * .15, z), (s * .15, -.1665 - z * .15, z)], [(.002, .004), (.002, .004)], 10, round_caps=True)
        r.build()
    pl = Part('plate', st['satin'])
    slab(pl, [(-.022, .27, .20, .03), (-.006, .27, .20, .03), (0.0, .24, .17, .03)])
    pl.build(bevel=.003)


def _pannier(st, x, y, yaw, brand):
    alu = M.metal((.62, .62, .63), .34, .35, name='alu_sheet', grain=.02, gscale=300)
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    X = np.array([[c, -s, 0, x], [s, c, 0, y], [0, 0, 1, 0], [0, 0, 0, 1]], float)
    def add(p, *a, **k):
        p.V = [v @ X[:3, :3].T + X[:3, 3] for v in p.V]
        return p.build(*a, **k)
    W, D, H = .46, .22, .34
    p = Part('box', alu)
    slab(p, [(.004, W - .03, D - .02, .022), (.012, W - .012, D - .008, .026), (.05, W, D, .028), (H - .002, W, D, .028)])
    add(p, bevel=.003, bseg=2, angle=35)
    p = Part('lid', alu)
    slab(p, [(H + .004, W + .010, D + .010, .032), (H + .040, W + .010, D + .010, .032), (H + .052, W - .004, D - .004, .028),
        (H + .0545, W - .05, D - .05, .02)])
    add(p, bevel=.003, bseg=2, angle=35)
    p = Part('seal', st['rubber'])
    slab(p, [(H - .002, W - .004, D - .004, .026), (H + .005, W - .004, D - .004, .026)])
    add(p)
    p = Part('ribs', alu)
    for z in (.10, .17, .24):
        p.tube([(-W / 2 + .06, -D / 2, z), (W / 2 - .06, -D / 2, z)], [(.0045, .007), (.0045, .007)], 12, exp=3, round_caps=True, up=(0, 1, 0))
    add(p)
    p = Part('corners', st['plastic'])
    for a in (-1, 1):
        for b in (-1, 1):
            for z0, z1 in ((.0, .055), (H + .012, H + .058)):
                q = [(a * (W / 2 - dx), b * (D / 2 - dy)) for dx, dy in ((.050, -.006), (.0, -.006), (-.006, .0), (-.006, .050), (.030, .046), (.046, .030))]
                o = fillet(q, [.004, .026, .026, .004, .01, .01], 5, True)
                V, F = m_prism(o, z1 - z0, (0, 0, (z0 + z1) / 2), (1, 0, 0), (0, 1, 0))
                p.add((V, F))
    add(p, bevel=.003, bseg=2, angle=35)
    p = Part('latches', st['satin'])
    for sx in (-.13, .13):
        p.box((sx, -D / 2 - .008, H - .010), (.052, .012, .070))
        p.box((sx, -D / 2 - .012, H + .026), (.046, .012, .030))
    add(p, bevel=.004, bseg=3)
    p = Part('latch_hooks', st['chrome'])
    for sx in (-.13, .13):
        p.tube([(sx - .014, -D / 2 - .0165, H - .03), (sx - .014, -D / 2 - .0195, H + .02), (sx + .014, -D / 2 - .0195, H + .02),
            (sx + .014, -D / 2 - .0165, H - .03)], .0022, 10, bend=.006)
    for a in (-.15, .15):
        p.tube([(a - .022, -.03, H + .054), (a - .022, -.03, H + .066), (a + .022, -.03, H + .066), (a + .022, -.03, H + .054)], .0035, 12, bend=.008)
    add(p)
    p = Part('strap', st['rubber'])
    p.tube([(-.085, .02, H + .056), (-.055, .02, H + .074), (.055, .02, H + .074), (.085, .02, H + .056)],
        [(.004, .014), (.0045, .014), (.004, .014)], 14, smooth=8, exp=4, up=(0, 0, 1))
    add(p)
    ax, = (X[:3, 0],)
    o = X[:3, :3] @ V3(-.0, -D / 2 - .0004, .262 - .055) + X[:3, 3]
    text('brand', brand, .030, st['satin'], o, ax, (0, 0, 1), None, spacing=1.2)


def panniers(st, col, brand):
    _pannier(st, -.20, .16, -16, brand)
    _pannier(st, .26, -.10, 12, brand)


def saddlebag(st, col, brand):
    l = M.leather(M.lin(col['main'])[:3], 'bag')
    dark = M.leather(M.lin('#3b2010')[:3], 'straps')
    brass = M.metal((.72, .52, .22), .22, name='brass')
    R, L = .070, .150
    b = Part('bag', l)
    pr = [(1e-6, -L), (R * .70, -L), (R * .90, -L + .008), (R * .985, -L + .022)] + [(R * (1 + .012 * math.sin(t * math.pi)),
        -L + .03 + (2 * L - .06) * t) for t in np.linspace(0, 1, 12)] + [(R * .985, L - .022), (R * .90, L - .008), (R * .70, L), (1e-6, L)]
    b.lathe(pr, (0, 0, R), (1, 0, 0), 72)
    b.build(subsurf=1, angle=50)
    f = Part('flap', l)
    S = [[V3(x, -math.sin(a) * (R + .004), R + math.cos(a) * (R + .004)) for x in np.linspace(-L + .018, L - .018, 25)] for a in np.linspace(-.9, 1.95, 34)]
    f.add((np.array(S).reshape(-1, 3), grid_faces(34, 25, False)))
    f.build(solid=.0035, angle=60)
    sm = Part('stitches', M.plastic(M.lin('#d8c9a0')[:3], .6, 'thread', 0))
    for x in np.linspace(-L + .026, L - .026, 44):
        a = 1.90
        p = V3(x, -math.sin(a) * (R + .0065), R + math.cos(a) * (R + .0065))
        sm.tube([p - V3(.0022, 0, 0), p + V3(.0022, 0, 0)], .0007, 6)
    for s in (-1, 1):
        for a in np.linspace(-.8, 1.86, 40):
            p = V3(s * (L - .025), -math.sin(a) * (R + .0065), R + math.cos(a) * (R + .0065))
            t = V3(0, -math.cos(a), -math.sin(a)) * .0022
            sm.tube([p - t, p + t], .0007, 6)
    sm.build()
    stp, bk = Part('straps', dark), Part('buckles', brass)
    for x in (-.075, .075):
        S = [[V3(x + dx, -math.sin(a) * (R + .0085), R + math.cos(a) * (R + .0085)) for dx in np.linspace(-.0115, .0115,
            5)] for a in np.linspace(-2.6, 2.45, 70)]
        stp.add((np.array(S).reshape(-1, 3), grid_faces(70, 5, False)))
        a = 1.45
        c = V3(x, -math.sin(a) * (R + .0135), R + math.cos(a) * (R + .0135))
        t = V3(0, -math.cos(a), -math.sin(a))
        bk.tube([c + V3(-.016, 0, 0) - t * .012, c + V3(.016, 0, 0) - t * .012, c + V3(.016, 0, 0) + t * .012, c + V3(-.016, 0, 0) + t * .012,
            c + V3(-.016, 0, 0) - t * .012], .0019, 10, bend=.003)
        bk.tube([c - t * .012, c + t * .013 + V3(0, -.001, 0)], .0014, 8)
        lp = Part('loop', dark)
        q = V3(x, -math.sin(1.85) * (R + .0115), R + math.cos(1.85) * (R + .0115))
        lp.box(q, (.029, .006, .009), rot=(-16, 0, 0))
        lp.build(bevel=.002)
    stp.build(solid=.003, angle=60)
    bk.build()
    pl = Part('badge', brass)
    a = 1.0
    c, n = V3(0, -math.sin(a) * (R + .0058), R + math.cos(a) * (R + .0058)), V3(0, -math.sin(a), math.cos(a))
    pl.prism(rounded(.062, .018, .005, 5), .0016, c, (1, 0, 0), V3(0, math.cos(a), math.sin(a)))
    pl.build(bevel=.0005)
    text('brand', brand, .0105, dark, c + n * .0010, (1, 0, 0), V3(0, math.cos(a), math.sin(a)), None, spacing=1.1)


# ------------------------------------------------------------------------------------------------ locks
def ulock(st, col, brand):
    coat = M.plastic((.02, .02, .021), .5, 'coat', .2)
    acc = M.paint(col['accent'], 0, name='accent')
    w, h, r = .060, .215, .0095
    p = Part('shackle', coat)
    P = [V3(-w, 0, .03), V3(-w, 0, h - w)] + [V3(-math.cos(a) * w, 0, h - w + math.sin(a) * w) for a in np.linspace(0, math.pi, 28)[1:-1]] + [V3(w, 0,
        h - w), V3(w, 0, .03)]
    p.add(m_sweep(resample(np.array(P), 90), r, 28))
    p.build()
    st_ = Part('ferrules', st['brushed'])
    for s in (-1, 1):
        st_.cyl((s * w, 0, .038), (s * w, 0, .060), r + .0022, 32, ch=.001)
    st_.build()
    b = Part('crossbar', coat)
    L = .090
    pr = [(1e-6, -L), (.016, -L), (.0205, -L + .004), (.0215, -L + .012), (.0215, L - .012), (.0205, L - .004), (.016, L), (1e-6, L)]
    b.lathe(pr, (0, 0, .0215), (1, 0, 0), 48)
    b.build(bevel=.001)
    for s in (-1, 1):
        k = Part('bands', acc)
        k.ring((s * .036, 0, .0215), (1, 0, 0), .0222, .020, .008, 56)
        k.build()
    c = Part('core', st['brushed'])
    c.cyl((0, -.0195, .0215), (0, -.0235, .0215), .0125, 40, ch=.001)
    c.build()
    k = Part('keyway', st['plastic_g'])
    k.box((0, -.0237, .0215), (.0022, .0008, .012))
    k.build()
    # two keys on a ring, lying in front
    for i, (x, y, a) in enumerate(((.060, -.062, 24), (.040, -.072, -8))):
        ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
        u, v = V3(ca, sa, 0), V3(-sa, ca, 0)
        o = V3(x, y, .0016 + i * .0024)
        kb = Part('key', st['chrome'])
        kb.prism(fillet([(.010, -.0035), (.040, -.0035), (.044, 0), (.040, .0035), (.034, .0022), (.030, .0035), (.025, .0020), (.021, .0035),
            (.010, .0035)], .0006, 3, True), .002, o, u, v)
        kb.build(bevel=.0004)
        kh = Part('key_head', coat)
        kh.prism(fillet([(-.016, -.010), (.008, -.010), (.013, -.005), (.013, .005), (.008, .010), (-.016, .010)], .005, 6, True), .0046, o, u, v)
        kh.build(bevel=.0012)
    rg = Part('key_ring', st['chrome'])
    rg.add(m_sweep(np.array([V3(.036 + .013 * math.cos(t), -.071 + .013 * math.sin(t), .004 + .0016 * math.sin(t * 2)) for t in np.linspace(0,
        2 * math.pi, 48, endpoint=False)]), .0011, 8, closed=True))
    rg.build()


def brakelock(st, col, brand):
    body = M.paint(col['main'], 0, name='lock')
    R = .130
    c = V3(0, 0, R)
    rotor('disc', c, R, st['disc'], None, y=0, t=.0045, ring=.036, wave=10, holes=5, hr=.0042, arms=0)
    rr = R - .036 - .003
    o_ = gear_outline(8, r=rr, depth=.010)
    plate('carrier', [o_, circle(.034, 40)] + [slot(.052, rr - .020, 2 * math.pi * (i + .5) / 8, .018) for i in range(8)], .006, st['satin'], c, bevel=.001)
    b = Part('floaters', st['alu'])
    for i in range(8):
        a = 2 * math.pi * i / 8
        b.cyl(c + V3((R - .036) * math.cos(a), -.004, (R - .036) * math.sin(a)), c + V3((R - .036) * math.cos(a), .004, (R - .036) * math.sin(a)),
            .0065, 18, ch=.001)
    b.build()
    # the lock: two cheeks over the rim, joined outside, with a cylinder
    a = math.radians(28)
    er, et = V3(math.cos(a), 0, math.sin(a)), V3(-math.sin(a), 0, math.cos(a))
    q = c + er * (R + .002)
    out = fillet([(-.042, -.026), (.026, -.026), (.040, -.012), (.040, .034), (.026, .046), (-.042, .046), (-.050, .036), (-.050, -.018)], .012, 6, True)
    for s, y in ((-1, -.017), (1, .017)):
        k = Part('cheek', body)
        k.prism([(v - .010, u) for u, v in out], .020, q + V3(0, y, 0), er, et)
        k.build(bevel=.005, bseg=4)
    k = Part('bridge', body)
    k.prism([(v, u) for u, v in fillet([(-.048, .010), (.038, .010), (.038, .032), (.024, .044), (-.042, .044), (-.048, .036)], .010, 6, True)], .040,
        q - er * .008, er, et)
    k.build(bevel=.004, bseg=3)
    k = Part('core', st['chrome'])
    k.cyl(q + V3(0, -.027, 0) + er * .006 + et * .012, q + V3(0, -.034, 0) + er * .006 + et * .012, .0135, 40, ch=.0015)
    k.build()
    k = Part('keyway', st['plastic_g'])
    k.box(q + V3(0, -.0342, 0) + er * .006 + et * .012, (.0024, .0010, .014))
    k.build()
    text('brand', brand, .0100, M.paint(col['accent'], name='logo'), q + V3(0, -.0273, 0) + er * .018 - et * .016, et * -1, er, None, spacing=1.05)
    # little stand so that the disc does not roll away
    w = Part('wedge', st['satin'])
    for s in (-1, 1):
        w.prism(fillet([(-.050, 0), (.050, 0), (.034, .026), (-.034, .026)], .006, 4, True), .010, (0, s * .009, 0))
    w.build(bevel=.002)


# ------------------------------------------------------------------------------------------------ bicycle things
def bottle(st, col, brand):
    body = M.plastic(M.lin(col['main'])[:3], .32, 'bottle', 0)
    white = M.plastic((.75, .75, .74), .35, 'cap', 0)
    b = Part('bottle', body)
    b.lathe([(1e-6, .0), (.030, .0), (.0345, .003), (.0365, .010), (.0365, .092), (.0362, .098), (.0335, .103), (.0330, .110), (.0335, .117),
        (.0362, .122), (.0365, .128), (.0365, .148), (.0345, .160), (.0305, .167)], (0, 0, .012), (0, 0, 1), 72)
    bt = b.build(angle=60)
    c = Part('cap', st['plastic'])
    pr = [(.0312, .166), (.0325, .167), (.0325, .183), (.031, .186), (.020, .192), (.013, .195), (.012, .204), (1e-6, .204)]
    c.lathe(pr, (0, 0, .012), (0, 0, 1), 72)
    for i in range(36):
        a = 2 * math.pi * i / 36
        c.box((math.cos(a) * .0325, math.sin(a) * .0325, .187), (.0016, .0016, .013), rot=(0, 0, math.degrees(a)))
    c.build(angle=40)
    n = Part('nozzle', white)
    n.lathe([(.0115, .202), (.0115, .208), (.0085, .211), (.0085, .219), (.0105, .222), (.0110, .228), (.0095, .2315), (.004, .2325), (.0035, .228),
        (1e-6, .228)], (0, 0, .012), (0, 0, 1), 40)
    n.build(angle=45)
    text('brand', brand, .019, M.paint(col['accent'], name='logo'), (0, -.06, .064), (0, 0, 1), (-1, 0, 0), bt, spacing=1.15, dense=.003, offset=.0006)
    # cage: two wire loops, back plate with slots
    w = Part('cage', st['satin'])
    R = .0405
    for s in (-1, 1):
        P = [V3(.046, s * .007, .020), V3(.046, s * .008, .085), V3(.040, s * .020, .118), V3(.012, s * .0395, .128), V3(-.020, s * .0360, .118),
            V3(-.032, s * .0265, .090), V3(-.036, s * .0190, .050), V3(-.034, s * .012, .016), V3(-.020, s * .010, .006), V3(.020, s * .010, .006),
                V3(.040, s * .009, .010), V3(.046, s * .007, .020)]
        w.add(m_sweep(catmull(P[:-1], 10, closed=True), .0027, 12, closed=True))
    w.build()
    p = Part('cage_plate', st['satin'])
    p.box((.0475, 0, .052), (.0035, .020, .094))
    p.build(bevel=.0015)
    k = Part('cage_bolts', st['alu'])
    for z in (.024, .080):
        k.bolt((.0460, 0, z), (-1, 0, 0), .0048, .003)
    k.build()
    tab = Part('cage_tab', st['satin'])
    tab.tube([(.047, 0, .095), (.0425, 0, .116), (.036, 0, .1265)], [(.0022, .008), (.0022, .008), (.0030, .008)], 12, smooth=6, exp=4, up=(1, 0, 0))
    tab.build()


def lights(st, col, brand):
    body = M.anod('#1a1a1c', .32)
    def clamp(x, y, z):
        k = Part('clamp', st['plastic'])
        k.ring((x, y, z), (1, 0, 0), .0205, .0150, .020, 48)
        k.box((x, y, z + .022), (.020, .022, .012))
        k.box((x, y - .004, z - .021), (.018, .012, .010))
        k.build(bevel=.0016)
        b = Part('bar', st['satin'])
        b.cyl((x - .040, y, z), (x + .040, y, z), .0155, 40, ch=.002)
        b.build()
    # front light: body along the viewing direction, slightly turned
    for nm, x, lens, glow, r in (('front', -.058, None, M.emit((1, .97, .92), 3.0, 'led'), .0240),
            ('rear', .058, st['red_lens'], M.emit((1, .03, .02), 4.0, 'led_red'), .0215)):
        a = unit((.42 if nm == 'front' else .30, -1, .04))
        c = V3(x, -.004, .071)
        clamp(x, 0, .0225)
        b = Part(nm + '_body', body)
        L = .046 if nm == 'front' else .024
        b.lathe([(1e-6, -L), (r * .80, -L), (r * .95, -L + .004), (r, -L + .012), (r, L * .25), (r * 1.08, L * .40), (r * 1.12, L * .62),
            (r * 1.12, L - .002), (r * 1.05, L), (r * .96, L - .003), (r * .94, L - .008), (r * .92, L - .023), (1e-6, L - .023)], c, a, 64)
        b.build(bevel=.0006, angle=35)
        f = Part(nm + '_fins', body)
        for i in range(5 if nm == 'front' else 2):
            f.ring(c - a * (L * .62 - i * .0055), a, r * 1.06, r * .9, .0022, 56)
        f.build()
        if nm == 'front':
            q = Part('reflector', M.metal((.34, .34, .35), .22, name='lamp_bowl'))
            q.lathe([(r * .93, L - .004), (r * .70, L - .012), (r * .30, L - .020), (1e-6, L - .021)], c, a, 48, cap=False)
            q.build()
            q = Part('led', glow)
            q.lathe([(1e-6, L - .012), (r * .22, L - .0135), (r * .28, L - .018)], c, a, 32)
            q.build()
            q = Part('cover', st['glass'])
            q.lathe([(1e-6, L + .002), (r * .5, L + .001), (r * .93, L - .003)], c, a, 48, cap=False)
            q.build()
        else:
            q = Part('rear_lens', st['red_lens'])
            q.lathe([(1e-6, L + .004), (r * .5, L + .003), (r * .85, L - .001), (r * .95, L - .006)], c, a, 48)
            q.build()
            u, v, _ = basis(a)
            q = Part('rear_leds', glow)
            for i in range(7):
                o = V3(0, 0, 0) if i == 0 else u * math.cos(i * math.pi / 3) * r * .5 + v * math.sin(i * math.pi / 3) * r * .5
                q.lathe([(1e-6, L + .0055), (r * .12, L + .0045), (r * .15, L + .001)], c + o, a, 20)
            q.build()
        sw = Part(nm + '_switch', st['rubber'])
        sw.lathe([(1e-6, .0022), (.004, .0020), (.0058, .0008), (.006, -.002)], c + V3(0, 0, r) - a * (L * .05), (0, 0, 1), 28)
        sw.build()


def pump(st, col, brand):
    paint = M.paint(col['main'], 0, name='barrel')
    wood = M.leather(M.lin('#7a4a22')[:3], 'wood')
    f = Part('foot', st['cast_dark'])
    for a in (25, 155, 270):
        d = V3(math.cos(math.radians(a)), math.sin(math.radians(a)), 0)
        f.tube([V3(0, 0, .022), d * .05 + V3(0, 0, .018), d * .115 + V3(0, 0, .010), d * .135 + V3(0, 0, .008)],
            [(.018, .026), (.012, .022), (.008, .018), (.007, .015)], 18, smooth=6, exp=3, up=(0, 0, 1))
    f.cyl((0, 0, .004), (0, 0, .060), .030, 40, ch=.004)
    f.build(remesh=.0024, relax=5)
    b = Part('barrel', paint)
    b.cyl((0, 0, .055), (0, 0, .500), .0175, 48)
    br = b.build()
    c = Part('collars', st['brushed'])
    c.cyl((0, 0, .055), (0, 0, .072), .0215, 48, ch=.002)
    c.lathe([(.0175, .482), (.0225, .484), (.0235, .490), (.0235, .512), (.0215, .518), (.010, .521), (.0065, .521)], (0, 0, 0), (0, 0, 1), 48)
    c.build(bevel=.0008)
    r = Part('rod', st['chrome'])
    r.cyl((0, 0, .50), (0, 0, .600), .0058, 28)
    r.build()
    h = Part('handle_hub', st['satin'])
    h.cyl((0, 0, .588), (0, 0, .612), .012, 32, ch=.002)
    h.build()
    g = Part('handle', wood)
    pr = [(1e-6, -.135), (.010, -.135), (.0145, -.130), (.0155, -.115), (.0140, -.075), (.0155, -.035), (.0135, -.014), (.0125, 0), (.0135, .014),
        (.0155, .035), (.0140, .075), (.0155, .115), (.0145, .130), (.010, .135), (1e-6, .135)]
    g.lathe(pr, (0, 0, .612), (1, .12, 0), 40)
    g.build(subsurf=1, angle=60)
    # gauge
    ga = unit((.25, -1, .55))
    q = V3(.0, -.040, .058)
    k = Part('gauge', st['brushed'])
    k.lathe([(1e-6, -.016), (.030, -.016), (.0355, -.010), (.0365, 0), (.0365, .006), (.0345, .008), (.0330, .005)], q, ga, 56)
    k.build(bevel=.0006)
    k = Part('dial', M.diffuse((.85, .85, .83), .5, 'dial'))
    k.cyl(q + ga * .001, q + ga * .0035, .0332, 48)
    k.build()
    u, v, _ = basis(ga)
    m = Part('marks', st['plastic_g'])
    for i in range(25):
        a = math.radians(225 - 270 * i / 24)
        d = math.sin(a) * u - math.cos(a) * v
        r0 = .024 if i % 4 == 0 else .027
        m.tube([q + ga * .0038 + d * r0, q + ga * .0038 + d * .0305], .0006 if i % 4 else .0009, 6)
    m.build()
    nd = Part('needle', M.paint(col['main'], name='needle'))
    a = math.radians(95)
    d = math.sin(a) * u - math.cos(a) * v
    nd.tube([q + ga * .0045 - d * .006, q + ga * .0045 + d * .026], [(.0014, .0008), (.0005, .0005)], 8)
    nd.cyl(q + ga * .003, q + ga * .006, .003, 20)
    nd.build()
    k = Part('gauge_glass', st['glass'])
    k.lathe([(1e-6, .008), (.02, .0075), (.0335, .006)], q, ga, 48)
    k.build()
    # hose with head, hung on the collar
    hs = Part('hose', st['rubber'])
    hs.tube([(.030, .010, .045), (.075, .010, .050), (.105, -.010, .140), (.085, -.025, .300), (.052, -.030, .430), (.036, -.024, .470)], .0052, 14, smooth=12)
    hs.build()
    hd = Part('head', st['satin'])
    hd.cyl((.036, -.024, .462), (.030, -.022, .512), .0095, 28, ch=.002)
    hd.cyl((.034, -.034, .500), (.028, -.006, .505), .0115, 28, ch=.002)
    hd.tube([(.030, -.022, .512), (.042, -.026, .530), (.060, -.030, .534)], [(.004, .007), (.0035, .007), (.003, .006)], 14, smooth=6, exp=3)
    hd.build(bevel=.0008)
    text('brand', brand, .020, M.paint(col['accent'], name='logo'), (0, -.05, .330), (0, 0, 1), (-1, 0, 0), br, spacing=1.2, dense=.003, offset=.0005)


def bell(st, col, brand):
    brass = M.metal(M.lin(col['main'])[:3], .12, name='brass')
    c = V3(0, 0, .052)
    t = Part('bar', st['satin'])
    t.cyl((-.085, 0, .0), (.085, 0, .0), .0111, 48, ch=.001)
    t.build()
    k = Part('clamp', st['satin'])
    k.ring((0, 0, 0), (1, 0, 0), .0150, .0112, .014, 48)
    k.box((0, 0, .0185), (.014, .014, .012))
    k.box((0, .0, -.0165), (.012, .010, .008))
    k.build(bevel=.0014)
    p = Part('post', st['satin'])
    p.cyl((0, 0, .018), (0, 0, .046), .005, 28)
    p.lathe([(1e-6, .022), (.020, .022), (.0245, .024), (.0245, .028), (.020, .030), (1e-6, .030)], (0, 0, 0), (0, 0, 1), 48)
    p.build(bevel=.0006)
    d = Part('dome', brass)
    R = .0275
    pr = [(R * 1.04, .0), (R * 1.055, .0012), (R * 1.04, .0026)] + [(R * math.cos(a), .002 + R * .86 * math.sin(a)) for a in np.linspace(.03,
        math.pi / 2 - .14, 24)]
    d.lathe(pr + [(1e-6, .002 + R * .862)], (0, 0, .033), (0, 0, 1), 96)
    d.build(angle=50)
    i = Part('dome_in', brass)
    i.lathe([(R * 1.03, .0005), (R * .95, .001), (R * .8, .012), (1e-6, .020)], (0, 0, .033), (0, 0, 1), 64)
    i.build()
    s = Part('screw', st['chrome'])
    s.lathe([(1e-6, .0038), (.0022, .0036), (.0042, .0022), (.0046, .0)], (0, 0, .033 + .002 + R * .855), (0, 0, 1), 32)
    s.build()
    g = Part('groove', brass)
    for z, r in ((.0115, .9335), (.0135, .9075)):
        g.ring((0, 0, .033 + z), (0, 0, 1), R * r + .0010, R * r - .001, .0009, 96)
    g.build()
    l = Part('lever', st['chrome'])
    l.tube([(.018, -.016, .0265), (.034, -.026, .0275), (.047, -.030, .0340), (.053, -.031, .0400)],
        [(.0016, .005), (.0016, .0048), (.0016, .0055), (.0018, .006)], 14, smooth=8, exp=3, up=(0, 0, 1))
    l.lathe([(1e-6, .004), (.0042, .004), (.0052, .002), (.0052, -.004), (1e-6, -.004)], (.0335, -.0245, .030), (0, 0, 1), 28)
    l.build()
    # standing on two little blocks so that bar and bell float in no void
    b = Part('blocks', M.plastic((.06, .06, .062), .5, 'block', 0))
    for x in (-.062, .062):
        b.prism(fillet([(-.018, -.030), (.018, -.030), (.013, -.004), (-.013, -.004)], .003, 4, True), .014, (x, 0, 0), (0, 1, 0), (0, 0, 1))
    b.build(bevel=.0015)


def phonemount(st, col, brand):
    t = Part('bar', st['satin'])
    t.cyl((-.105, 0, .022), (.105, 0, .022), .0159, 48, ch=.001)
    t.build()
    b = Part('blocks', M.plastic((.06, .06, .062), .5, 'block', 0))
    for x in (-.085, .085):
        b.prism(fillet([(-.024, -.030), (.024, -.030), (.017, .014), (-.017, .014)], .003, 4, True), .014, (x, 0, 0), (0, 1, 0), (0, 0, 1))
    b.build(bevel=.0015)
    k = Part('clamp', st['cast_dark'])
    k.ring((0, 0, .022), (1, 0, 0), .0225, .0160, .024, 56)
    k.tube([(0, -.004, .040), (0, -.012, .066)], [(.011, .011), (.010, .010)], 20)
    k.lathe([(1e-6, -.014), (.009, -.011), (.014, 0), (.009, .011), (1e-6, .014)], (0, -.014, .072), (0, -.3, 1), 32)
    k.build(remesh=.0014, relax=3)
    n = unit(V3(.10, -.72, .70))          # screen normal
    u = unit(V3(1, .14, 0))
    u = unit(u - (u @ n) * n)
    v = np.cross(n, u)
    c = V3(0, -.024, .096)
    h = Part('holder', st['satin'])
    h.prism(rounded(.050, .078, .010, 6), .007, c - n * .0075, u, v)
    for sx in (-1, 1):
        for sy in (-1, 1):
            a = c - n * .006 + u * sx * .018 + v * sy * .030
            e = c - n * .004 + u * sx * .0405 + v * sy * .052
            h.tube([a, e, e + n * .013 + u * sx * .0012], [(.0035, .006), (.0035, .005), (.003, .005)], 14, exp=3)
    h.build(bevel=.0012)
    rb = Part('grips', st['rubber'])
    for sx in (-1, 1):
        for sy in (-1, 1):
            e = c - n * .004 + u * sx * .0405 + v * sy * .052
            rb.tube([e + n * .001, e + n * .0125 - u * sx * .001], [(.0055, .0075), (.0050, .0070)], 16, exp=3, round_caps=True)
    rb.build()
    ph = Part('phone', M.anod('#2a2c30', .3))
    ph.prism(rounded(.0735, .1500, .0115, 8), .0082, c + n * .0035, u, v)
    ph.build(bevel=.0016, bseg=3)
    sc = Part('screen', st['screen'])
    sc.prism(rounded(.0705, .1470, .0100, 8), .0006, c + n * .0078, u, v)
    sc.build()
    at = lambda x, y, d=.0086: c + n * d + u * x + v * y
    mp = Part('map', M.emit((.035, .06, .075), 1.0, 'map'))
    mp.prism(rounded(.0660, .1420, .0080, 8), .0002, c + n * .0083, u, v)
    mp.build()
    rd = Part('streets', M.emit((.14, .19, .22), 1.0, 'street'))
    for a, b_ in (((-.032, -.02), (.032, .004)), ((-.032, .030), (.032, .052)), ((-.014, -.06), (-.022, .060)), ((.018, -.060), (.012, .066)),
            ((-.032, -.048), (.032, -.030))):
        rd.tube([at(*a, .0085), at(*b_, .0085)], [(.0002, .0013), (.0002, .0013)], 8, up=n)
    rd.build()
    rt = Part('route', M.emit((.85, .12, .06), 1.6, 'route'))
    rt.add(m_sweep(fillet([at(-.002, -.046, .0087), at(-.004, -.010, .0087), at(.015, .000, .0087), at(.013, .048, .0087)], .006, 6),
        [(.0003, .0018), (.0003, .0018)], 8, up=n))
    rt.build()
    ar = Part('arrow', M.emit((1, 1, 1), 1.4, 'arrow'))
    ar.prism([(0, .008), (.0055, -.006), (0, -.003), (-.0055, -.006)], .0004, at(-.002, -.046, .0092), u, v)
    ar.build()
    bn = Part('banner', M.emit((.03, .14, .09), 1.0, 'banner'))
    bn.prism(rounded(.058, .020, .004, 5), .0003, at(0, .056, .0089), u, v)
    bn.build()
    text('km', '2,4 km', .0105, M.emit((1, 1, 1), 1.2, 'txt'), at(.004, .056, .0092), u, v, None)


BUILD = {
    'helmet-full': helmet_full, 'helmet-jet': helmet_jet, 'topcase': topcase, 'panniers': panniers, 'saddlebag': saddlebag, 'ulock': ulock,
        'brakelock': brakelock,
    'bottle': bottle, 'lights': lights, 'pump': pump, 'bell': bell, 'phonemount': phonemount,
}
