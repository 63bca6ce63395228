"""vk.moto_more - the parts in which the newer motorcycles differ: Lupo 800 Trail, Tramontana 700, Passo 700, Veloce 350 Classica.

Same axes as vk.motorcycle: rear axle at x = 0, front to +x, right side = -y.  `z` adds the ride height of the style.
"""
import math
import numpy as np
import bpy
from .core import *
from . import materials as M


def lamp(st, c, axis, r, shell=None, ring=None, twin=False, bar=True):
    """Round LED lamp: shell, bezel, dark reflector, daylight ring, projector(s), clear cover."""
    c, a = np.array(c, float), unit(axis)
    b = Part('lamp_shell', shell or st['satin'])
    b.lathe([(1e-6, -.075), (r * .35, -.072), (r * .72, -.052), (r * .95, -.015), (r, .012), (r * 1.02, .020)], c, a, 64, cap=False)
    b.build(angle=60)
    k = Part('lamp_ring', ring or st['satin'])
    k.lathe([(r * 1.02, .018), (r * 1.045, .024), (r * 1.03, .036), (r * .97, .038), (r * .94, .030)], c, a, 72, closed=True)
    k.build(bevel=.001)
    k = Part('lamp_reflector', M.metal((.05, .05, .055), .2, name='lamp_dark'))
    k.lathe([(r * .95, .026), (r * .80, .004), (r * .5, -.010), (1e-6, -.012)], c, a, 64, cap=False)
    k.build()
    k = Part('lamp_drl', st['drl'])
    k.ring(c + a * (.020 if r > .06 else .030), a, r * .90, r * (.83 if r > .06 else .74), .005)
    k.build()
    k = Part('lamp_projector', st['reflector'])
    pr = [(1e-6, r * .23), (r * .13, r * .21), (r * .22, r * .13), (r * .25, 0), (r * .27, -.006)]
    if not twin:
        pr = [(x * 1.7, y * 1.2) for x, y in pr]
    for s in (-1, 1) if twin else (0,):
        k.lathe(pr, c + V3(0, s * r * .36, 0), a, 36)
    if twin and bar:
        k.box(c + a * .004, (.012, r * 1.45, .007))
    k.build()
    k = Part('lamp_glass', st['glass'])
    k.lathe([(1e-6, .042), (r * .4, .041), (r * .75, .037), (r * .95, .031)], c, a, 64, cap=False)
    k.build()


def patch(name, outline, mat, target, s, thick=.004, y=.30, offset=.0008, rings=10):
    """A flat outline (x, z) laid on the side of `target` from +-y: knee pads, badges."""
    o = np.array(outline, float)
    mid = o.mean(0)
    V, F, n = [], [], len(o)
    for i in range(rings):
        k = 1 - i / rings
        V += [(q[0], s * y, q[1]) for q in mid + (o - mid) * k]
    V.append((mid[0], s * y, mid[1]))
    for i in range(rings - 1):
        F += [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for j in range(n)]
    F += [((rings - 1) * n + j, (rings - 1) * n + (j + 1) % n, rings * n) for j in range(n)]
    if s > 0:
        F = [f[::-1] for f in F]
    p = Part(name, mat)
    p.add((np.array(V), F))
    return _lay(p.build(angle=60), target, thick, offset)


def _lay(ob, target, thick, offset):
    """Project sideways on the target, then give thickness."""
    m = ob.modifiers.new('sw', 'SHRINKWRAP')
    m.target = target
    m.wrap_method = 'PROJECT'
    m.use_project_y = True
    m.use_negative_direction = m.use_positive_direction = True
    m.offset = offset
    m = ob.modifiers.new('so', 'SOLIDIFY')
    m.thickness = thick
    m.offset = 1
    m = ob.modifiers.new('b', 'BEVEL')
    m.width = thick * .45
    m.segments = 2
    m.limit_method = 'ANGLE'
    return ob


def strip(name, top, bottom, mat, target, s, thick=.0022, y=.40, n=60, m=7):
    """Like patch, for a band between two curves (x, z)."""
    T, B = resample(catmull(top, 8)[:, (0, 2)], n), resample(catmull(bottom, 8)[:, (0, 2)], n)
    G = [[(p[0], s * y, p[1]) for p in T * (1 - v) + B * v] for v in np.linspace(0, 1, m)]
    p = Part(name, mat)
    F = grid_faces(m, n, False)
    p.add((np.array(G).reshape(-1, 3), F if s < 0 else [f[::-1] for f in F]))
    return _lay(p.build(angle=60), target, thick, .0008)


def oval(cx, cz, a, b, n=40, e=2.6, tilt=0.0):
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    x = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / e) * a
    y = np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / e) * b
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return np.c_[cx + c * x - s * y, cz + s * x + c * y]


def half_rows(rows):
    """(x, half width, z bottom, z middle, z shoulder, z top) -> cage rows."""
    return [(x, [(0, zb), (hw * .7, zb), (hw, zm), (hw * .86, zs), (hw * .45, zt), (0, zt)]) for x, hw, zb, zm, zs, zt in rows]


def heat_shield(name, mat, a, b, r_out, r_up, arc=.75, out=V3(0, -1, 0)):
    """Slightly open sheet round the outside of a silencer that runs from a to b."""
    d = unit(b - a)
    u = unit(np.cross(d, out))
    k = Part(name, mat)
    S = [[a * (1 - t) + b * t + (out * math.cos(g) * r_out + u * math.sin(g) * r_up) for g in np.linspace(-arc, arc, 13)] for t in np.linspace(0, 1, 14)]
    k.add((np.array(S).reshape(-1, 3), grid_faces(14, 13, False)))
    k.build(solid=.0025, angle=60)
    return d


# ------------------------------------------------------------------------------------------------ exhausts
def exhaust_high(st, z):
    """Two pipes along the right side above the clutch cover, two stacked silencers (Trail)."""
    h, fl = Part('headers', M.header_steel()), Part('flanges', st['steel'])
    sil, cap = Part('silencer', st['satin']), Part('endcaps', st['brushed'])
    for i, (y0, dz_) in enumerate(((.062, .052), (-.062, -.052))):
        zz = .585 + dz_ * .75
        P = fillet([(.955, y0, z(.690)), (1.045, y0, z(.665)), (1.055, -.10 - .04 * i, z(zz + .02)), (.960, -.195, z(zz)), (.50, -.202, z(zz + .012)),
            (.40, -.205, z(zz + .03))],
                   [0, .05, .055, .07, .2, 0], 14)
        h.add(m_sweep(P, .0195, 24))
        fl.cyl((.962, y0, z(.687)), (.985, y0, z(.676)), .030, 28, ch=.003)
        a, b = V3(.425, -.205, z(zz + .022)), V3(.015, -.205, z(zz + .135))
        d = unit(b - a)
        L = np.linalg.norm(b - a)
        sil.lathe([(.021, -.01), (.024, .015), (.037, .05), (.039, .065), (.039, L - .05), (.038, L - .04)], a, d, 48)
        cap.lathe([(.038, L - .055), (.0405, L - .05), (.0405, L - .022), (.034, L), (.022, L + .003), (.018, L - .004), (.016, L - .06),
            (1e-6, L - .06)], a, d, 48)
        cap.ring(a + d * .064, d, .0410, .036, .010)
    h.build()
    fl.build(bevel=.001)
    sil.build(angle=40)
    cap.build(bevel=.001)
    a, b = V3(.90, -.205, z(.585)), V3(.47, -.212, z(.600))
    heat_shield('heatshield', st['brushed'], a, b, .024, .066, 1.15)
    k = Part('shield_slots', st['plastic_g'])
    for t in np.linspace(.1, .9, 7):
        p = a * (1 - t) + b * t + V3(0, -.0262, 0)
        k.tube([p + V3(.008, 0, -.030), p + V3(-.008, 0, .030)], [(.0012, .004), (.0012, .004)], 10, round_caps=True)
    k.build()
    hb = Part('hanger', st['satin'])
    hb.tube([(.24, -.17, z(.66)), (.26, -.10, z(.765))], [(.004, .016), (.004, .018)], 10, exp=4)
    hb.tube([(.52, -.19, z(.60)), (.56, -.11, z(.60))], [(.004, .016), (.004, .018)], 10, exp=4)
    hb.build()


def exhaust_stub(st, z):
    """Headers into a short box under the swing-arm pivot with two oval outlets (Tramontana 700)."""
    h, fl = Part('headers', M.header_steel()), Part('flanges', st['steel'])
    for s in (-1, 1):
        P = fillet([(.955, s * .062, z(.690)), (1.030, s * .062, z(.655)), (1.040, s * .060, z(.43)), (.955, s * .055, z(.252)),
            (.80, s * .030 - .03, z(.222))], [.0, .055, .10, .10, 0], 14)
        h.add(m_sweep(P, .0195, 24))
        fl.cyl((.962, s * .062, z(.687)), (.985, s * .062, z(.676)), .030, 28, ch=.003)
    h.tube([(.83, -.03, z(.222)), (.74, -.045, z(.225)), (.66, -.07, z(.232))], [(.05, .026), (.036, .028), (.028, .028)], 24, smooth=8)
    h.build()
    fl.build(bevel=.001)
    k = Part('silencer', st['satin'])
    k.loft([section(x, z(zc), hw, z(zc + ht), z(zc - ht), 3.6, 3.6, 32, yc=y) for x, zc, hw, ht, y in (
        (.690, .228, .05, .025, -.08), (.660, .232, .075, .042, -.085), (.560, .245, .085, .055, -.10), (.430, .272, .072, .060, -.13),
        (.375, .286, .055, .054, -.148), (.366, .288, .045, .046, -.150))])
    k.build(subsurf=1, angle=50)
    e = Part('endcap', st['brushed'])
    for dz_ in (-.024, .024):
        c = V3(.372, -.156, z(.289 + dz_))
        e.lathe([(.014, .0), (.019, .0), (.021, .006), (.021, .024), (.0185, .026), (.0165, .020), (.016, -.01), (1e-6, -.01)], c, unit((-1, -.10, .16)), 40)
    e.build(bevel=.0006)
    heat_shield('heatshield', M.metal((.07, .07, .072), .33, name='shield'), V3(.60, -.105, z(.242)), V3(.42, -.135, z(.275)), .082, .060, .62)


def exhaust_pea(st, z):
    """Chrome pipes low on both sides, slim tapering silencers (Classica)."""
    h, sil, fl = Part('headers', st['chrome']), Part('silencer', st['chrome']), Part('flanges', st['cast'])
    for s in (-1, 1):
        P = fillet([(.880, s * .070, z(.645)), (.965, s * .076, z(.630)), (1.000, s * .105, z(.42)), (.935, s * .140, z(.250)),
            (.62, s * .165, z(.243)), (.46, s * .172, z(.252))],
                   [0, .055, .12, .10, .2, 0], 16)
        h.add(m_sweep(P, .0205, 28))
        fl.cyl((.884, s * .070, z(.644)), (.908, s * .0725, z(.640)), .032, 32, ch=.003)
        a, b = V3(.50, s * .1715, z(.250)), V3(-.165, s * .180, z(.305))
        d = unit(b - a)
        L = np.linalg.norm(b - a)
        sil.lathe([(.0215, 0), (.0235, .004), (.0245, .02), (.030, .08), (.040, .20), (.0445, .30), (.0450, .40), (.0420, .50), (.034, L - .075),
            (.0265, L - .015), (.0235, L), (.0205, L - .002), (.0190, L - .05), (1e-6, L - .05)], a, d, 64)
        fl.ring(a + d * .012, d, .0285, .022, .014)
    h.build()
    sil.build(angle=50)
    fl.build(bevel=.001)
    hb = Part('hangers', st['satin'])
    for s in (-1, 1):
        hb.tube([(.30, s * .165, z(.30)), (.335, s * .140, z(.40))], [(.004, .012), (.004, .014)], 10, exp=4)
    hb.build()


# ------------------------------------------------------------------------------------------------ Trail
def trail_extras(st, z, p, plain, accent, FA, Rf, at, up, fw, ly, brand, fender):
    """High mudguard, gaiters, number-board head, brace bar, sump guard."""
    ff = Part('front_fender', plain)
    c = at(z(.742)) + V3(.02, 0, 0)
    S, n = [], 44
    for t in np.linspace(0, 1, n):
        x = -.21 + .56 * t
        zc = .020 - .30 * max(0, t - .40) ** 2 - .62 * max(0, .42 - t) ** 2
        hw = .080 * (1 - .55 * max(0, t - .45) ** 1.5 * 2.2) * (1 - .25 * max(0, .2 - t) * 5)
        if t > .93:
            hw *= math.sqrt(max(0, 1 - ((t - .93) / .075) ** 2))
        S.append([c + V3(x - .012 * q * q, q * hw, zc + .016 * (1 - abs(q) ** 2.4) - .020 * max(0, abs(q) - .72) * 3.5) for q in np.linspace(-1, 1, 17)])
    ff.add((np.array(S).reshape(-1, 3), grid_faces(n, 17, False)))
    ff.build(solid=.0034, subsurf=1, angle=60)
    g = Part('gaiters', st['rubber'])
    a, b = at(z(.480)), at(z(.655))
    L = np.linalg.norm(b - a)
    d = unit(b - a)
    for s in (-1, 1):
        pr = [(.021, 0)] + [(.0335 + (.0045 if i % 2 else 0), .012 + (L - .024) * i / 24) for i in range(25)] + [(.028, L)]
        g.lathe(pr, a + V3(0, s * ly, 0), d, 36)
    g.build(angle=70)
    sk = Part('skid', st['brushed'])
    S = []
    for x, hw, zb, zt in ((1.045, .08, .35, .43), (1.01, .105, .255, .36), (.90, .135, .196, .285), (.72, .135, .190, .265), (.62, .11, .205, .250)):
        S.append([(x, y * hw, z(zb) + (z(zt) - z(zb)) * abs(y) ** 3) for y in np.linspace(-1, 1, 15)])
    sk.add((np.array(S).reshape(-1, 3), grid_faces(len(S), 15, False)))
    sk.build(solid=.004, subsurf=1)


def lamp_board(st, plain, accent, hc, at, ly, label, z):
    """Small enduro head: painted board round a compact lamp."""
    b = Part('board', plain)
    S = []
    prof = [(.135, .048), (.125, .070), (.085, .092), (.03, .102), (-.03, .100), (-.075, .086), (-.105, .060), (-.112, .040)]
    for dz_, hw in prof:
        S.append([hc + V3(.028 - .22 * max(0, dz_) - .10 * max(0, -dz_) - .030 * q * q, q * hw, dz_) for q in np.linspace(-1, 1, 17)])
    b.add((np.array(S).reshape(-1, 3), grid_faces(len(S), 17, False)))
    b.build(solid=.004, subsurf=2)
    lamp(st, hc + V3(-.004, 0, -.022), (1, 0, -.06), .062, shell=st['satin'], ring=st['satin'])


# ------------------------------------------------------------------------------------------------ Tramontana 700
def naked7_front(st, z, plain, accent, hc, ly, at, cage):
    """Low pointed LED mask under a painted visor."""
    half = [(.0, .052), (.060, .056), (.092, .036), (.100, .004), (.074, -.052), (.040, -.092), (.0, -.100)]   # shield-shaped face (y, z)
    out = np.array(half + [(-y, v) for y, v in half[-2:0:-1]])
    out = fillet([(y, v) for y, v in out], .016, 6, True)
    def ring(x, k):
        return [hc + V3(x - .30 * v - 1.6 * y * y, y * k, (v + .02) * k - .02) for y, v in out]
    f = Part('face', st['plastic_g'])
    f.loft([ring(x, k) for x, k in ((-.085, .80), (-.03, .97), (.012, 1.0), (.024, .985), (.030, .95), (.033, .70), (.034, .35), (.034, .03))])
    f.build(angle=40)
    on = lambda y, v, d=.0: hc + V3(.034 + d - .30 * v - 1.6 * y * y, y, v)
    d = Part('drl', st['drl'])
    for s in (-1, 1):
        d.tube([on(s * .018, -.012, .001), on(s * .050, .006, .001), on(s * .088, .022, -.001)], [(.003, .0055), (.003, .0055), (.0022, .003)], 12,
            smooth=8, up=(1, 0, 0), round_caps=True)
    d.build()
    pr, rg = Part('projector', st['reflector']), Part('projector_ring', st['satin'])
    for y, v, r in ((0, -.052, .024), (.040, -.026, .013), (-.040, -.026, .013)):
        q = on(y, v, -.004)
        pr.lathe([(1e-6, r * .62), (r * .5, r * .52), (r * .82, r * .25), (r * .95, 0), (r * .95, -.01)], q, (1, 0, .16), 36)
        rg.ring(q, (1, 0, .16), r * 1.16, r * .95, .014)
    pr.build()
    rg.build()
    v_ = Part('visor', plain)
    S = []
    for t in np.linspace(0, 1, 12):
        S.append([hc + V3(.052 - .155 * t - 2.2 * (q * .1) ** 2, q * (.072 + .034 * math.sin(t * 2.0)),
            .044 + .072 * t ** .8 - .052 * abs(q) ** 2.6) for q in np.linspace(-1, 1, 17)])
    v_.add((np.array(S).reshape(-1, 3), grid_faces(12, 17, False)))
    v_.build(solid=.006, subsurf=1, angle=50)
    for s in (-1, 1):
        k = Part('face_cheek', plain)
        k.loft([section(x, hc[2] + zc, hw, hc[2] + zc + h, hc[2] + zc - h, 2.6, 2.6, 18, yc=s * y) for x, zc, hw, h, y in (
            (hc[0] + .012, .012, .005, .020, .094), (hc[0] - .02, .018, .009, .040, .100), (hc[0] - .08, .036, .010, .048, .104),
            (hc[0] - .15, .055, .005, .022, .100))])
        k.build(subsurf=2)
    w = Part('flyscreen', M.glass((.30, .31, .33), name='dark_screen'))
    S = [[hc + V3(-.020 - .125 * t - .045 * q * q, q * (.086 - .012 * t), .098 + .115 * t - .030 * q * q) for q in np.linspace(-1, 1,
        15)] for t in np.linspace(0, 1, 10)]
    w.add((np.array(S).reshape(-1, 3), grid_faces(10, 15, False)))
    w.build(solid=.003, subsurf=1)
    e = Part('lamp_arms', st['satin'])
    for s in (-1, 1):
        e.tube([hc + V3(-.05, s * .07, -.06), at(hc[2] - .05) + V3(0, s * (ly - .025), 0)], [(.006, .020), (.006, .026)], 14, exp=4, up=(0, 1, 0))
    e.build()


def naked7_tail(st, z, dz, body, plain, accent, cage, panel):
    """Short raised tail with a painted single-seat cover; returns the place of the tail lamp."""
    t = Part('tail', body)
    cage(t, half_rows((
        (.455, .080, .712, .732, .750, .756), (.40, .120, .712, .742, .768, .778), (.345, .128, .722, .765, .822, .846),
        (.27, .124, .742, .796, .872, .900), (.15, .106, .790, .838, .905, .926), (.02, .076, .852, .884, .924, .938),
        (-.075, .042, .900, .914, .932, .938), (-.095, .018, .912, .918, .928, .930))), dz)
    t.build(subsurf=3)
    for s in (-1, 1):
        k = Part('tail_accent', accent)
        k.tube([(.34, s * .1325, z(.765)), (.22, s * .1245, z(.805)), (.08, s * .0975, z(.858)), (-.02, s * .072, z(.892))],
            [(.0022, .009), (.0022, .007), (.0022, .005), (.0018, .002)], 12, smooth=8, up=(0, 1, 0))
        k.build()
        k = Part('side_cover', st['plastic'])
        k.loft([section(x, z(zc), .016, z(zc + h), z(zc - h), 3, 3, 20, yc=s * y) for x, zc, h,
            y in ((.62, .690, .03, .112), (.60, .690, .055, .122), (.52, .70, .052, .126), (.43, .725, .03, .118), (.40, .735, .012, .11))])
        k.build(subsurf=2)
        k = Part('shroud', plain)
        panel(k, [(.83, .800), (.99, .862), (1.12, .846), (1.262, .752), (1.235, .712), (1.125, .610), (1.055, .592), (1.040, .690), (.92, .745)],
            .190, .022, -.08, s, .012, dz, .05)
        k.build(angle=40)
        k = Part('shroud_slash', accent)
        panel(k, [(1.075, .640), (1.125, .655), (1.205, .735), (1.16, .742), (1.10, .690)], .204, .004, -.10, s, .006, dz, .05)
        k.build(angle=40)
    return V3(-.083, 0, z(.912))


# ------------------------------------------------------------------------------------------------ Passo 700
def adventure_front(st, z, body, plain, accent, at, FA, Rf, fw, up, ly, brand, cage, panel):
    """Rally tower: black lamp face, painted cheeks running into the tank, short beak, tall tinted screen, crash bars."""
    dz = z(0.0)
    m = Part('mask', plain)
    cage(m, [
        (1.255, [(0, .800), (.10, .800), (.140, .835), (.142, .925), (.105, .985), (0, .992)]),
        (1.320, [(0, .795), (.10, .795), (.136, .830), (.134, .920), (.095, .975), (0, .982)]),
        (1.372, [(0, .795), (.09, .795), (.122, .828), (.118, .910), (.080, .950), (0, .956)]),
        (1.398, [(0, .800), (.08, .800), (.106, .830), (.102, .898), (.068, .930), (0, .934)]),
        (1.404, [(0, .815), (.06, .815), (.084, .838), (.080, .888), (.050, .912), (0, .915)])], dz)
    m.build(subsurf=3)
    f = Part('face', st['plastic_g'])
    out = np.array([(math.copysign(abs(math.cos(t)) ** (2 / 3.4), math.cos(t)) * .116, math.copysign(abs(math.sin(t)) ** (2 / 3.0),
        math.sin(t)) * .063) for t in np.linspace(0, 2 * math.pi, 56, endpoint=False)])
    f.loft([[(x - 1.6 * (y * k) ** 2 - .10 * v, y * k, z(.866) + v * k) for y, v in out] for x,
        k in ((1.340, 1.0), (1.402, 1.0), (1.408, .97), (1.410, .88), (1.410, .5), (1.410, .03))])
    f.build(angle=40)
    for s in (-1, 1):
        lamp(st, (1.376, s * .054, z(.866)), (1, s * .10, -.02), .047, shell=st['satin'], ring=st['satin'])
        k = Part('cheek', st['plastic'])
        panel(k, [(1.120, .890), (1.200, .925), (1.300, .905), (1.310, .850), (1.260, .800), (1.190, .800)], .146, .008, -.22, s, .016, dz, -.10)
        k.build(angle=40)
        k = Part('shroud', body)
        panel(k, [(.905, .835), (1.040, .895), (1.150, .900), (1.212, .858), (1.206, .790), (1.170, .715), (1.138, .655), (1.100, .640),
            (1.074, .680), (1.045, .740), (.955, .790)], .210, .016, -.16, s, .016, dz, .04)
        sh = k.build(angle=40)
        k = Part('shroud_low', st['plastic'])
        panel(k, [(1.060, .735), (1.085, .672), (1.115, .632), (1.165, .640), (1.140, .560), (1.085, .520), (1.030, .540), (1.020, .650)], .190, .012,
            -.12, s, .016, dz)
        k.build(angle=40)
        text('shroud_txt', '700', .046, accent, (1.118, s * .40, z(.812)), (1 if s < 0 else -1, 0, -.10 if s < 0 else .10), (0, 0, 1), sh,
            spacing=1.05, dense=.006, offset=.0008, shear=.18)
    b = Part('beak', plain)
    cage(b, half_rows((
        (1.225, .100, .745, .768, .790, .802), (1.33, .102, .742, .766, .792, .806), (1.44, .084, .735, .755, .778, .790),
        (1.53, .058, .718, .734, .752, .760), (1.595, .034, .700, .710, .720, .726), (1.612, .014, .695, .701, .708, .711))), dz)
    b.build(subsurf=3)
    # screen: dark foot, tinted sheet, two struts
    def sheet(t, q):
        hw = .118 + .040 * math.sin(min(1, t * 1.15) * 2.3) - .035 * max(0, t - .72) * 3
        return V3(1.352 - .145 * t + .012 * t * t - (.085 + .02 * t) * q * q, q * hw, z(.948) + .325 * t - .035 * q * q * t)
    for nm, mat, t0, t1, th in (('screen_foot', st['plastic_g'], -.06, .16, .0034), ('windscreen', M.glass((.66, .67, .69), name='tint'), .10, 1.0, .003)):
        w = Part(nm, mat)
        S = [[sheet(t, q) + V3(.0025 if nm == 'screen_foot' else 0, 0, 0) for q in np.linspace(-1, 1, 21)] for t in np.linspace(t0, t1, 16)]
        w.add((np.array(S).reshape(-1, 3), grid_faces(16, 21, False)))
        w.build(solid=th, angle=80)
    edge = Part('screen_edge', st['plastic_g'])
    ed = [sheet(t, -1) for t in np.linspace(.1, 1, 20)] + [sheet(1, q) for q in np.linspace(-1, 1, 21)] + [sheet(t, 1) for t in np.linspace(1, .1, 20)]
    edge.add(m_sweep(resample(np.array(ed), 120), .0024, 8))
    edge.build()
    st_ = Part('screen_struts', st['satin'])
    for s in (-1, 1):
        st_.tube([sheet(.10, s * .45) + V3(-.006, 0, 0), sheet(.62, s * .45) + V3(-.008, 0, 0)], [(.004, .009), (.004, .007)], 10, exp=4, up=(1, 0, 0))
    st_.build()
    k = Part('crashbars', st['satin'])
    for s in (-1, 1):
        k.tube([(1.02, s * .16, z(.66)), (1.115, s * .250, z(.620)), (1.10, s * .262, z(.50)), (.98, s * .225, z(.34)), (.90, s * .14, z(.27))],
            .0115, 18, bend=.05)
        k.tube([(1.10, s * .262, z(.53)), (.95, s * .235, z(.49)), (.82, s * .165, z(.49))], .0105, 16, bend=.05)
    k.build()
    sk = Part('skid', st['brushed'])
    S = []
    for x, hw, zb, zt in ((1.045, .08, .36, .42), (1.01, .10, .27, .36), (.90, .125, .205, .28), (.72, .125, .198, .26), (.62, .10, .215, .245)):
        S.append([(x, y * hw, z(zb) + (z(zt) - z(zb)) * abs(y) ** 3) for y in np.linspace(-1, 1, 15)])
    sk.add((np.array(S).reshape(-1, 3), grid_faces(len(S), 15, False)))
    sk.build(solid=.004, subsurf=1)


# ------------------------------------------------------------------------------------------------ Veloce 350 Classica
def classic_fork(st, z, legx, FA, at, up, fw, ly, T1, T0):
    """Telescopic fork the old way round: polished sliders below, rubber gaiters, painted shrouds."""
    sl, tube, g, capp = Part('sliders', st['alu']), Part('stanchions', st['chrome']), Part('gaiters', st['rubber']), Part('fork_caps', st['chrome'])
    a, b = at(z(.500)), at(z(.700))
    L = np.linalg.norm(b - a)
    for s in (-1, 1):
        y = V3(0, s * ly, 0)
        base = legx - up * .02 + y
        h = np.linalg.norm(a - legx) + .02
        sl.lathe([(1e-6, 0), (.020, 0), (.026, .012), (.0275, .05), (.0275, h - .06), (.0300, h - .055), (.0305, h - .012), (.028, h)], base, up, 40)
        sl.cyl(FA + V3(0, s * (ly - .028), 0), FA + V3(0, s * (ly + .028), 0), .024, 32, ch=.003)
        tube.cyl(a + y - up * .02, T1 + y + up * .012, .0195, 32)
        pr = [(.022, 0)] + [(.0315 + (.0045 if i % 2 else 0), .010 + (L - .020) * i / 24) for i in range(25)] + [(.026, L)]
        g.lathe(pr, a + y, up, 36)
        capp.lathe([(1e-6, .020), (.012, .019), (.020, .012), (.0215, .004), (.0215, -.004)], T1 + y + up * .012, up, 32)
    for p_, kw in ((sl, dict(bevel=.0006, angle=35)), (tube, {}), (g, dict(angle=70)), (capp, {})):
        p_.build(**kw)
    ear = Part('fork_shrouds', st['satin'])
    for s in (-1, 1):
        ear.cyl(b + V3(0, s * ly, 0) - up * .004, T0 + V3(0, s * ly, 0), .0300, 32, ch=.002)
        ear.cyl(T0 + V3(0, s * ly, 0), T1 + V3(0, s * ly, 0), .0275, 32, ch=.002)
    ear.build()


def classic_frame(st, z, mat, H0, H1, up, RA):
    """Duplex cradle, twin-shock rear end, round swing-arm tubes."""
    f, r = Part('frame', mat), .0145
    for s in (-1, 1):
        q = lambda x, y, zz: V3(x, s * y, z(zz))
        f.tube([H0 + up * .010 + V3(0, s * .018, 0), q(1.035, .070, .560), q(1.000, .100, .330), q(.935, .118, .232), q(.640, .122, .228),
            q(.548, .116, .300), q(.535, .112, .460), q(.515, .108, .650)], r, 20, smooth=8)
        f.tube([H1 - up * .010 + V3(0, s * .018, 0), q(.98, .090, .745), q(.70, .108, .712), q(.40, .112, .712), q(.12, .112, .722),
            q(-.06, .100, .735)], r * .92, 18, smooth=8)
        f.tube([q(.538, .112, .430), q(.36, .116, .560), q(.145, .118, .712)], r * .78, 16, smooth=8)
        f.tube([q(.535, .115, .46), q(.60, .12, .40)], r * .8, 14)
    f.cyl(H0 - up * .02, H1 + up * .008, .029, 32)
    for x, zz, w in ((.64, .228, .122), (.52, .64, .108), (.12, .722, .112), (-.06, .735, .10)):
        f.tube([(x, -w, z(zz)), (x, w, z(zz))], r * .75, 16)
    f.build(remesh=.0028, relax=3)
    PV = V3(.545, 0, z(.395))
    sw = Part('swingarm', mat)
    for s in (-1, 1):
        e = RA + V3(0, s * .112, 0)
        sw.tube([PV + V3(0, s * .085, 0), PV + V3(-.16, s * .105, -.012), e + V3(.10, 0, .004), e + V3(-.035, 0, 0)], [.0185, .0185, .017, .017], 20, smooth=8)
        sw.prism(fillet([(-.055, RA[2] - .022), (.055, RA[2] - .022), (.055, RA[2] + .022), (-.055, RA[2] + .022)], .012, 5, True), .014, (0, s * .112, 0))
        sw.tube([e + V3(.02, 0, .01), e + V3(.026, 0, .042)], [.013, .013], 14)
    sw.cyl(PV + V3(0, -.105, 0), PV + V3(0, .105, 0), .027)
    sw.tube([PV + V3(-.115, -.10, 0), PV + V3(-.115, .10, 0)], .016, 18)
    sw.build(remesh=.0026, relax=3)
    nut = Part('axle_nuts', st['alu'])
    for s in (-1, 1):
        nut.cyl(PV + V3(0, s * .105, 0), PV + V3(0, s * .128, 0), .015, 6, ch=.002)
    nut.build()
    sh, spg, cov = Part('shocks', st['alu']), Part('springs', st['chrome']), Part('shock_tops', st['satin'])
    for s in (-1, 1):
        S0, S1 = RA + V3(.026, s * .133, .045), V3(.150, s * .136, z(.715))
        d = unit(S1 - S0)
        a_, b_, _ = basis(d)
        L = np.linalg.norm(S1 - S0)
        sh.cyl(S0, S1, .009, 20)
        sh.cyl(S0 - V3(0, .014, 0), S0 + V3(0, .014, 0), .017, 24, ch=.002)
        sh.cyl(S1 - V3(0, .014, 0), S1 + V3(0, .014, 0), .016, 24, ch=.002)
        sh.cyl(S0 + d * .02, S0 + d * .10, .0235, 28, ch=.003)
        cov.cyl(S1 - d * .115, S1 - d * .012, .0300, 32, ch=.004, r2=.027)
        coil = [S0 + d * (L * (.20 + .55 * t)) + .0262 * (math.cos(t * 59.7) * a_ + math.sin(t * 59.7) * b_) for t in np.linspace(0, 1, 300)]
        spg.add(m_sweep(np.array(coil), .0044, 10))
    for p_ in (sh, spg, cov):
        p_.build()
    return PV


def classic_engine(st, z, label):
    """Upright air-cooled parallel twin with polished covers."""
    case, pol = M.cast((.30, .30, .305)), M.metal((.74, .74, .75), .14, name='polished')
    fin = M.metal((.42, .42, .425), .34, name='fin', grain=.08)
    o = Part('crankcase', case)
    o.prism(fillet([(.600, z(.330)), (.606, z(.445)), (.665, z(.505)), (.900, z(.505)), (.965, z(.440)), (.960, z(.330)), (.905, z(.268)),
        (.690, z(.262))], .035, 6, True), .225)
    o.prism(fillet([(.70, z(.275)), (.90, z(.285)), (.88, z(.232)), (.74, z(.228))], .02, 4, True), .15)
    o.prism(fillet([(.63, z(.33)), (.65, z(.44)), (.72, z(.485)), (.93, z(.46)), (.945, z(.35)), (.88, z(.300)), (.70, z(.290))], .045, 6, True), .265)
    o.build(remesh=.003, relax=4)
    for s in (-1, 1):
        c = Part('side_cover', pol)
        if s < 0:   # timing side: rounded triangle, domed
            out = fillet([(.640, z(.345)), (.665, z(.440)), (.740, z(.475)), (.900, z(.458)), (.938, z(.395)), (.900, z(.318)), (.700, z(.298))],
                .055, 10, True)
        else:       # primary side: long oval
            out = fillet([(.615, z(.335)), (.640, z(.440)), (.760, z(.462)), (.905, z(.452)), (.950, z(.390)), (.910, z(.312)), (.700, z(.292))],
                .070, 10, True)
        mid = out.mean(0)
        R = []
        for k, h in ((1.0, .0), (1.0, .020), (.985, .026), (.95, .031), (.82, .038), (.55, .043), (.25, .045), (.02, .0455)):
            R.append([(x, s * (.126 + h), zz) for x, zz in mid + (out - mid) * k])
        V, F = m_loft(R, cap=False)
        c.add((V, F if s < 0 else [f[::-1] for f in F]))
        c.build(angle=35)
        k = Part('cover_bolts', st['steel'])
        ins = mid + (out - mid) * .945
        for i in range(0, len(ins), max(1, len(ins) // 9)):
            k.bolt((ins[i][0], s * .156, ins[i][1]), (0, s, 0), .0052, .005)
        k.build()
        k = Part('cover_badge', st['satin'])
        k.cyl((mid[0], s * .168, mid[1]), (mid[0], s * .1725, mid[1]), .034, 48, ch=.001)
        k.build()
        text('cover_txt', label, .022, pol, (mid[0], s * .1729, mid[1]), (1 if s < 0 else -1, 0, 0), (0, 0, 1), None)
    ti = math.radians(4)
    ax, fx = V3(math.sin(ti), 0, math.cos(ti)), V3(math.cos(ti), 0, -math.sin(ti))
    base = V3(.795, 0, z(.498))
    Rm = np.array([fx, V3(0, 1, 0), ax]).T
    cy = Part('cylinder', case)
    for s in (-1, 1):
        cy.cyl(base + V3(0, s * .062, 0), base + V3(0, s * .062, 0) + ax * .17, .058, 40)
    cy.box(base + ax * .155, (.130, .220, .050), rot=Rm)
    cy.build()
    fi = Part('fins', fin)
    def fin_plate(h, a, b):
        fi.prism(fillet([(-a, -b), (a, -b), (a, b), (-a, b)], .040, 6, True), .0046, base + ax * h, fx, (0, 1, 0))
    for k in range(9):
        fin_plate(.014 + k * .0132, .092, .140)
    for k in range(4):
        fin_plate(.140 + k * .0132, .098, .146)
    fi.build(bevel=.0012)
    rc = Part('rocker_cover', pol)
    for s in (-1, 1):
        rc.loft([[base + ax * (.186 + hh) + fx * (math.cos(t) * .086 * k) + V3(0, s * .068 + math.sin(t) * .062 * k, 0) for t in np.linspace(0,
            2 * math.pi, 40, endpoint=False)]
                 for hh, k in ((0, 1.0), (.014, 1.0), (.020, .96), (.026, .82), (.0285, .5), (.029, .05))])
    rc.build(angle=40)
    hb = Part('head_bolts', st['steel'])
    for s in (-1, 1):
        for t in (-.055, .055):
            hb.bolt(base + ax * .210 + fx * t + V3(0, s * .068, 0), ax, .006, .006)
    hb.build()
    # throttle bodies, filter housings, starter, oil filter
    tb = Part('carburettors', st['cast'])
    rb = Part('intake_rubbers', st['rubber'])
    for s in (-1, 1):
        y = s * .066
        tb.cyl((.655, y, z(.628)), (.600, y, z(.632)), .026, 28, ch=.003)
        tb.cyl((.632, y, z(.560)), (.632, y, z(.680)), .019, 24, ch=.003)
        rb.cyl((.715, y, z(.622)), (.655, y, z(.628)), .023, 24)
        rb.cyl((.600, y, z(.632)), (.545, y, z(.640)), .031, 28, ch=.004)
    tb.build()
    rb.build()
    ab = Part('airbox', st['plastic'])
    ab.loft([section(x, z(.640), hw, z(.700), z(.575), 3.5, 3.5, 24) for x, hw in ((.560, .075), (.545, .095), (.420, .100), (.390, .085))])
    ab.build(subsurf=2)
    mi = Part('misc', st['satin'])
    mi.cyl((.955, 0, z(.330)), (1.020, 0, z(.322)), .034, 36, ch=.006)
    mi.cyl((.690, .02, z(.520)), (.620, .02, z(.530)), .034, 32, ch=.006)
    mi.build()


def classic_body(st, z, body, plain, accent, seatm, col, brand, FA, Rf, RA, Rr, p, at, T1, fw, up, ly, tank, label, fender):
    """Deep mudguards, chrome lamp, oval side covers, knee pads, bench with piping; returns the place of the plate."""
    wf, wr = p['wf'] / 2 + .014, p['wr'] / 2 + .016
    ff = Part('front_fender', plain)
    fender(ff, FA, Rf, wf, 38, 168, gap=.020, crown=.020, taper=.10, n=60)
    ff.build(solid=.0028, angle=60, subsurf=1)
    rf = Part('rear_fender', plain)
    fender(rf, RA, Rr, wr, 48, 196, gap=.028, crown=.022, taper=.06, n=70)
    rf.build(solid=.0028, angle=60, subsurf=1)
    line = Part('fender_line', accent)
    for A, R, a0, a1, g in ((FA, Rf, 40, 166, .020 + .020), (RA, Rr, 50, 194, .028 + .022)):
        line.add(m_sweep(np.array([A + V3(math.cos(a), 0, math.sin(a)) * (R + g + .0006) for a in np.radians(np.linspace(a0, a1, 80))]),
            [(.0035, .0012), (.0035, .0012)], 8))
    line.build()
    sy = Part('fender_stays', st['chrome'])
    for s in (-1, 1):
        for a in (150, 108):
            er = V3(math.cos(math.radians(a)), 0, math.sin(math.radians(a)))
            sy.tube([FA + er * (Rf + .016) + V3(0, s * wf, 0), FA + er * .06 + V3(0, s * (ly + .012), .02)], .0042, 12)
        e = V3(math.cos(math.radians(150)), 0, math.sin(math.radians(150)))
        sy.tube([RA + e * (Rr + .022) + V3(0, s * wr, 0), V3(.06, s * .118, z(.70))], .0048, 12)
    sy.build()
    hc = at(z(.835)) + V3(.118, 0, 0)
    lamp(st, hc, (1, 0, -.08), .094, shell=plain, ring=st['chrome'], twin=False)
    ea = Part('lamp_ears', st['satin'])
    for s in (-1, 1):
        ea.tube([hc + V3(-.01, s * .094, 0), at(hc[2]) + V3(0, s * (ly - .022), 0)], [(.006, .024), (.006, .030)], 14, exp=4, up=(0, 1, 0))
    ea.build()
    # two clocks
    nrm = unit(V3(-.5, 0, .87))
    ck, gl, ch = Part('clocks', st['plastic_g']), Part('clock_glass', st['screen']), Part('clock_rings', st['chrome'])
    for s in (-1, 1):
        c = T1 + up * .085 + fw * .052 + V3(0, s * .047, 0)
        ck.lathe([(1e-6, -.045), (.028, -.044), (.038, -.034), (.040, 0), (.040, .004)], c, nrm, 48)
        ch.ring(c + nrm * .004, nrm, .0425, .0375, .008, 56)
        gl.cyl(c + nrm * .002, c + nrm * .005, .038, 48)
    ck.build()
    gl.build()
    ch.build()
    for s in (-1, 1):
        k = Part('side_panel', plain)
        out = oval(.470, z(.615), .108, .078, 48, 2.5, 0)
        mid = out.mean(0)
        R = [[(x, s * (.112 + h), zz) for x, zz in mid + (out - mid) * kk] for kk, h in ((1.0, 0), (1.0, .012), (.97, .020), (.90, .026), (.7, .033),
            (.4, .037), (.05, .038))]
        V, F = m_loft(R, cap=False)
        F = list(F) + [tuple((len(R) - 1) * len(out) + j for j in range(len(out)))]   # closed, or the lettering falls through the middle
        k.add((V, F if s < 0 else [f[::-1] for f in F]))
        pn = k.build(angle=50)
        text('side_no', label, .050, accent, (.470, s * .30, z(.615)), (1 if s < 0 else -1, 0, 0), (0, 0, 1), pn, spacing=1.05, dense=.006, offset=.0006)
        patch('knee_pad', oval(.745, z(.815), .098, .056, 44, 2.6, 8), st['rubber'], tank, s, .0055)
        patch('knee_trim', oval(.745, z(.815), .104, .062, 44, 2.6, 8), st['chrome'], tank, s, .0022)
    # bench piping and strap
    rows = CLASSIC_SEAT
    tab = np.array(rows)[::-1]
    sm = catmull(np.c_[tab[:, 0], tab[:, 1], tab[:, 2]], 10)
    pp = Part('seat_piping', accent)
    for s in (-1, 1):
        pp.add(m_sweep(catmull([(x, s * (np.interp(x, sm[:, 0], sm[:, 1]) * .93), z(np.interp(x, sm[:, 0],
            sm[:, 2]) - .011)) for x in np.linspace(.60, -.125, 18)], 6), .0032, 10))
    pp.build()
    rl = Part('grab_rail', st['chrome'])
    rl.tube([(.06, -.138, z(.735)), (-.08, -.140, z(.765)), (-.185, -.090, z(.785)), (-.205, 0, z(.787)), (-.185, .090, z(.785)),
        (-.08, .140, z(.765)), (.06, .138, z(.735))], .0085, 16, smooth=8)
    rl.build()
    # tail lamp on the mudguard
    a = math.radians(148)
    er = V3(math.cos(a), 0, math.sin(a))
    c = RA + er * (Rr + .062)
    k = Part('tail_base', plain)
    k.tube([c - er * .02 + V3(.03, 0, .02), c + V3(-.035, 0, .010)], [(.030, .026), (.034, .030)], 24, round_caps=True)
    k.build()
    k = Part('tail_lamp', st['red_lens'])
    k.lathe([(1e-6, .026), (.018, .023), (.029, .012), (.031, 0)], c + V3(-.040, 0, .010), (-1, 0, .08), 36)
    k.build()
    k = Part('tail_ring', st['chrome'])
    k.ring(c + V3(-.040, 0, .010), (-1, 0, .08), .0345, .029, .010)
    k.build()
    a = math.radians(164)
    pc = RA + V3(math.cos(a), 0, math.sin(a)) * (Rr + .105)
    k = Part('plate', M.plastic((.03, .03, .032), .3))
    k.box(pc + V3(-.01, 0, 0), (.003, .165, .12), rot=(0, 14, 0))
    k.build(bevel=.001)
    k = Part('plate_arm', st['satin'])
    k.tube([RA + V3(math.cos(a), 0, math.sin(a)) * (Rr + .045), pc], [(.02, .008), (.02, .006)], 12, exp=4)
    k.build()
    ind, lens = Part('indicators', st['chrome']), Part('ind_lens', st['amber'])
    for s in (-1, 1):
        for b, dx in ((c + V3(.02, s * .03, .012), -1), (at(z(.835)) + V3(.02, s * (ly + .012), -.03), 1)):
            q = b + V3(0, s * .075, 0)
            ind.tube([b, q], .0055, 12)
            ind.lathe([(1e-6, -.024), (.014, -.020), (.024, -.004), (.025, .006)], q, (dx, 0, 0), 32)
            lens.lathe([(1e-6, .022), (.014, .019), (.022, .011), (.0238, .005)], q, (dx, 0, 0), 32)
    ind.build()
    lens.build()


CLASSIC_SEAT = [(.650, .060, .792, .738), (.632, .095, .806, .732), (.56, .122, .806, .728), (.44, .136, .800, .724), (.30, .140, .802, .724),
    (.16, .138, .814, .728), (.0, .134, .820, .732), (-.10, .126, .818, .736), (-.138, .105, .806, .742), (-.152, .060, .790, .750)]
