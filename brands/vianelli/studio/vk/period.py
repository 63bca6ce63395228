"""vk.period - the machines of the first fifty years: diamond-frame bicycles with and without a motor, and the post-war singles and twins.

`old_bicycle(colours, motor)`   motor: None (1911), 'strap' (1913, flat tank under the top tube), 'tipo' (1919), 'passero' (1947, clip-on)
`old_motorcycle(colours, ...)`  the classic without discs, mirrors and indicators; engine 'single' or 'egg'; `number` on an oval plate
"""
import math
import bpy
import numpy as np
from brand import NAME
from .core import *
from . import materials as M
from .motorcycle import motorcycle
from .wheels import bicycle_wheel

BB, RA, FA = V3(0, 0, .285), V3(-.47, 0, .355), V3(.665, 0, .355)
HT, HB, ST = V3(.405, 0, .90), V3(.465, 0, .735), V3(-.215, 0, .825)
R = .355


def guard(part, axle, r, a0, a1, w=.045):
    """Mudguard: a flat band bent round the wheel."""
    a = np.radians(np.linspace(a0, a1, 40))
    part.add(m_sweep(np.c_[axle[0] + r * np.cos(a), 0 * a, axle[2] + r * np.sin(a)], [(w / 2, .004)] * 40, 12, up=(0, 1, 0), exp=4))


def saddle(leather, steel):
    s = Part('saddle', leather)
    c = ST + V3(-.03, 0, .135)
    s.loft([section(c[0] + x, c[2], hw, c[2] + t, c[2] - b, 2.4, 3, 20) for x, hw, t, b in
            ((-.13, .03, .0, .035), (-.12, .085, .022, .05), (-.06, .095, .018, .05), (0, .055, .010, .04), (.09, .026, .012, .032), (.135, .016, .006, .024))])
    s.build(subsurf=1)
    p = Part('seatpost', steel)
    p.cyl(ST - V3(0, 0, .03), ST + V3(-.03, 0, .095), .013, 20)
    for y in (-.055, .055):
        t = np.linspace(0, 1, 60)
        p.add(m_sweep(np.c_[c[0] - .09 + .018 * np.cos(t * 26), y + .018 * np.sin(t * 26), c[2] - .095 + t * .07], .0035, 8))
    p.build()


def frame_of(paint, steel, thick):
    f = Part('frame', paint)
    f.cyl(HB, HT, .0185 * thick, 28, ch=.002)
    for a, b in ((ST - V3(0, 0, .045), HT - V3(0, 0, .03)), (HB + V3(-.012, 0, .04), BB), (BB, ST)):
        f.cyl(a, b, .0150 * thick, 24)
    f.cyl(BB - V3(0, .035, 0), BB + V3(0, .035, 0), .024, 28, ch=.002)
    for y in (-1, 1):
        f.tube([BB + V3(0, .022 * y, 0), BB + V3(-.12, .034 * y, .018), RA + V3(.0, .055 * y, 0)], .0095 * thick, 16, smooth=6)
        f.tube([ST + V3(0, .012 * y, -.05), RA + V3(.0, .055 * y, 0)], .0082 * thick, 16)
        f.tube([HB + V3(.004, .030 * y, -.012), HB + V3(.045, .046 * y, -.10), FA + V3(-.045, .050 * y, .14), FA + V3(0, .052 * y, 0)], .0115 * thick, 16, smooth=8)
    f.cyl(HB + V3(.004, -.042, -.014), HB + V3(.004, .042, -.014), .017, 20, ch=.004)
    f.build(bevel=.001)
    b = Part('handlebar', steel)
    top = HT + V3(-.028, 0, .085)
    b.cyl(HT, top, .0125, 20)
    for y in (-1, 1):
        b.tube([top, top + V3(.05, .06 * y, .0), top + V3(.055, .17 * y, .035), top + V3(-.03, .26 * y, .045), top + V3(-.20, .29 * y, .01)], .0105, 16, smooth=10)
        b.tube([top + V3(.02, .13 * y, .02), top + V3(-.10, .25 * y, .015)], .0045, 10)
    b.build()
    return top


def drive(st, accent):
    d = Part('drive', st['steel'])
    d.ring(BB + V3(0, -.045, 0), (0, 1, 0), .098, .088, .004)
    for i in range(5):
        a = 2 * math.pi * i / 5
        d.tube([BB + V3(0, -.045, 0), BB + V3(.09 * math.cos(a), -.045, .09 * math.sin(a))], [(.002, .007)] * 2, 8)
    d.ring(RA + V3(0, -.045, 0), (0, 1, 0), .040, .020, .004)
    for s in (-1, 1):
        a = math.radians(-20 if s < 0 else 160)
        e = BB + V3(.17 * math.cos(a), .062 * s, .17 * math.sin(a))
        d.tube([BB + V3(0, .055 * s, 0), e], [(.007, .011)] * 2, 12, exp=3)
        d.cyl(e, e + V3(0, .10 * s, 0), .006, 12)
    d.build(bevel=.0006)
    p = Part('pedals', st['rubber'])
    for s in (-1, 1):
        a = math.radians(-20 if s < 0 else 160)
        e = BB + V3(.17 * math.cos(a), .118 * s, .17 * math.sin(a))
        for dx in (-.028, .028):
            p.box(e + V3(dx, 0, 0), (.020, .095, .024))
    p.build(bevel=.004)
    c = Part('chain', st['chain_out'])
    for s in (-1, 1):
        c.tube([BB + V3(0, -.045, .096 * s), RA + V3(0, -.045, .040 * s)], [(.004, .005)] * 2, 8)
    c.build()


def flat_tank(paint, accent, brass, brand, deep, long):
    """A box of tin under the top tube with rounded edges, a painted panel and brass caps."""
    x0, x1 = .395 - long, .385
    zt = lambda x: ST[2] - .075 + (x - ST[0]) / (HT[0] - ST[0]) * (HT[2] - ST[2] + .01)
    t = Part('tank', paint)
    t.loft([section(x, zt(x) - deep / 2, w, zt(x), zt(x) - deep, 6, 6, 28) for x, w in ((x0 - .008, .038), (x0, .050), (x0 + .04, .053), (x1 - .04, .053), (x1, .044), (x1 + .008, .030))])
    tank = t.build(bevel=.003)
    k = Part('tank_caps', brass)
    for x in (x0 + .10, x1 - .10):
        k.cyl((x, .03, zt(x) - .004), (x, .03, zt(x) + .018), .016, 24, ch=.003)
    for x in (x0 + .055, x1 - .055):   # the straps
        k.add(m_sweep(np.array([(x, .0545 * math.copysign(1, math.cos(a)) * min(1, abs(math.cos(a)) * 1.6), zt(x) - deep / 2 + (deep / 2 + .004) * math.copysign(1, math.sin(a)) * min(1, abs(math.sin(a)) * 1.6))
                                for a in np.linspace(0, 2 * math.pi, 60)]), [(.002, .011)] * 60, 8, up=(1, 0, 0)))
    k.build()
    m = (x0 + x1) / 2
    for s in (-1, 1):
        text('tank_name', brand, min(.042, deep * .36), accent, (m, s * .0535, zt(m) - deep / 2), (-s, 0, 0), (.0, 0, 1), None, extrude=.0008, spacing=1.05)
    return tank


def cylinder_motor(st, at, lean, bore, height, brass):
    """One air-cooled cylinder on a round crankcase, exhaust and carburettor."""
    at = V3(*at)
    ax = V3(math.sin(lean), 0, math.cos(lean))
    c = Part('crankcase', st['cast'])
    c.lathe([(1e-6, -.050), (bore * 1.3, -.050), (bore * 1.75, -.036), (bore * 1.85, -.022), (bore * 1.85, .022), (bore * 1.75, .036), (bore * 1.3, .050), (1e-6, .050)], at, (0, 1, 0), 56)
    c.cyl(at + V3(0, -.075, 0), at + V3(0, .075, 0), bore * .7, 32, ch=.004)
    c.build(bevel=.002)
    y = Part('cylinder', M.cast((.20, .20, .205)))
    b0 = bore * 1.6
    y.cyl(at + ax * b0, at + ax * (b0 + height), bore * .72, 32)
    n = max(6, int(height / .013))
    for i in range(n):
        q = at + ax * (b0 + .012 + i * (height - .012) / n)
        y.cyl(q, q + ax * .0045, bore * (1.25 if i < n - 2 else 1.1), 36, ch=.001)
    y.build()
    h = Part('head', brass)
    h.cyl(at + ax * (b0 + height), at + ax * (b0 + height + .018), bore * .5, 24, ch=.004)
    h.cyl(at + ax * (b0 + height + .016), at + ax * (b0 + height + .045), .009, 12)
    h.build()
    e = Part('exhaust', st['steel'])
    p = at + ax * (b0 + height * .8)
    e.tube([p + V3(bore, -.01, 0), p + V3(bore + .05, -.03, -.01), at + V3(bore * 2.3, -.07, -.02), at + V3(0, -.085, -bore * 2 - .01), at + V3(-.42, -.09, -bore * 1.6)], .0135, 20, smooth=10)
    e.build()
    k = Part('carburettor', brass)
    k.cyl(p + V3(-bore, .01, 0), p + V3(-bore - .06, .01, 0), .014, 20, ch=.003)
    k.cyl(p + V3(-bore - .045, .01, -.04), p + V3(-bore - .045, .01, .035), .017, 20, ch=.004)
    k.build()
    return at


def belt(st, at, leather):
    w = Part('belt_rim', st['steel'])
    w.ring(RA + V3(0, .062, 0), (0, 1, 0), .205, .190, .020)
    for i in range(8):
        a = 2 * math.pi * i / 8
        w.tube([RA + V3(.19 * math.cos(a), .062, .19 * math.sin(a)), RA + V3(.30 * math.cos(a), .02, .30 * math.sin(a))], .003, 8)
    w.cyl(at + V3(0, .055, 0), at + V3(0, .078, 0), .042, 28, ch=.003)
    w.build()
    b = Part('belt', leather)
    for s in (-1, 1):
        b.tube([at + V3(0, .066, .040 * s), RA + V3(0, .066, .200 * s)], [(.004, .009)] * 2, 10)
    b.build()


def old_bicycle(colours=None, motor=None, brand=NAME, name=None, link_collection=True):
    col = dict(main='#101214', accent='#c9a24a', wall='#cfc4ae', saddle='#5a3218')
    col.update(colours or {})
    c = collection(name or f'old_{motor}', link_collection)
    st = M.std()
    paint, accent = M.paint(col['main'], 0, name='old_paint'), M.paint(col['accent'], 0, name='old_accent')
    brass, leather = M.metal((.72, .50, .22), .28, name='brass'), M.leather(M.lin(col['saddle'])[:3], 'old_saddle')
    tipo = motor == 'tipo'
    wall = M.diffuse(col['wall'], .8, 'old_wall')
    for n, a in (('fw', FA), ('rw', RA)):
        bicycle_wheel(n, a, R, .056 if tipo else .040, st, paint if tipo else st['chrome'], rear=n == 'rw', rim_depth=.026, n_spokes=36,
                      wall=wall, rotor_r=0, hub_mat=st['steel'], spoke_mat=st['stainless'])
    top = frame_of(paint, st['chrome'] if motor == 'passero' else st['steel'], 1.25 if tipo else 1.0)
    saddle(leather, st['steel'])
    drive(st, accent)
    g = Part('guards', paint)
    guard(g, FA, R + .022, 15, 150, .064 if tipo else .048)
    guard(g, RA, R + .022, 40, 195, .064 if tipo else .048)
    g.build()
    grips = Part('grips', leather)
    for y in (-1, 1):
        grips.cyl(top + V3(-.10, .278 * y, .027), top + V3(-.215, .292 * y, .008), .016, 20, ch=.004)
    grips.build()
    lamp = Part('lamp', brass)
    q = HT + V3(.09, 0, .02)
    lamp.lathe([(1e-6, -.07), (.030, -.065), (.042, -.03), (.046, .02), (.052, .03), (.050, .036), (.042, .03), (1e-6, .028)], q, (1, 0, -.08), 40)
    lamp.cyl(q + V3(-.02, 0, .04), q + V3(-.02, 0, .075), .018, 20, ch=.004)
    lamp.tube([q + V3(-.05, 0, -.02), HT - V3(0, 0, .02)], .007, 10)
    lamp.lathe([(1e-6, .026), (.014, .025), (.024, .014), (.027, 0), (1e-6, 0)], top + V3(.052, .10, .035), (0, 0, 1), 32)   # the bell
    lamp.build(bevel=.001)
    if motor == 'strap':
        flat_tank(paint, accent, brass, brand, .095, .43)
        at = cylinder_motor(st, (.165, 0, .34), .55, .036, .085, brass)
        belt(st, at, leather)
    if tipo:
        flat_tank(paint, accent, brass, brand, .15, .53)
        at = cylinder_motor(st, (.145, 0, .335), .25, .046, .12, brass)
        belt(st, at, leather)
        k = Part('braces', paint)
        for y in (-1, 1):
            k.tube([FA + V3(0, .062 * y, 0), HB + V3(.10, .05 * y, -.06), HT + V3(.035, .035 * y, .01)], .007, 12)
        k.build()
    if motor == 'passero':
        e = Part('passero', st['cast'])
        e.lathe([(1e-6, -.13), (.030, -.125), (.058, -.09), (.068, -.03), (.062, .03), (.040, .08), (1e-6, .10)], BB + V3(.03, 0, -.095), (1, 0, .12), 40)
        e.cyl(BB + V3(.08, 0, -.09), BB + V3(.21, 0, -.055), .030, 28, ch=.004)
        for i in range(7):
            x = .105 + i * .015
            e.cyl(BB + V3(x, 0, -.083 + x * .13), BB + V3(x + .005, 0, -.082 + x * .13), .048, 28)
        e.build(bevel=.002)
        tk = Part('small_tank', paint)
        tk.lathe([(1e-6, -.11), (.038, -.105), (.058, -.07), (.062, 0), (.058, .07), (.038, .105), (1e-6, .11)], RA + V3(-.02, 0, R + .105), (1, 0, .05), 40)
        tk.build()
        pipe = Part('pipe', st['steel'])
        pipe.tube([BB + V3(.16, -.03, -.09), BB + V3(.10, -.07, -.15), BB + V3(-.15, -.085, -.15), BB + V3(-.35, -.09, -.13)], [.010, .010, .016, .016, .012], 16, smooth=8)
        pipe.build()
    c['centre'] = (.10, 0, .5)
    return c


MODERN = ('fw_disc', 'fw_carrier', 'disc_bolts', 'floaters', 'caliper', 'caltxt', 'mirror', 'ind', 'plate', 'lamp_drl', 'lamp_projector')
SINGLE = ('crankcase', 'side_cover', 'cover_', 'cylinder', 'fins', 'rocker_cover', 'head_bolts', 'carburettors', 'intake_rubbers', 'headers', 'flanges')


def old_motorcycle(colours=None, engine='single', number=None, plate_colour='#efe9dc', brand=NAME, label='', name=None, link_collection=True):
    """The classic, put back fifty years: drum brakes, no mirrors, no indicators; with a number plate it stands as it raced."""
    col = dict(main='#0b0b0d', accent='#c9a24a', seat='#191514', wheel='chrome', fork='#b9babc')
    col.update(colours or {})
    c = motorcycle('classic', col, brand=brand, model=label, name=name, link_collection=link_collection)
    gone = MODERN + (SINGLE if engine == 'egg' else ())
    for o in [o for o in c.objects if o.name.startswith(gone)]:
        bpy.data.objects.remove(o)
    st = M.std()
    front = V3(1.452, 0, .326)
    d = Part('front_drum', st['alu'])
    d.lathe([(1e-6, -.058), (.05, -.058), (.080, -.050), (.090, -.040), (.092, -.02), (.092, .030), (.084, .042), (1e-6, .044)], front, (0, 1, 0), 56)
    d.build(bevel=.002)
    if engine == 'egg':
        egg(st, col)
    if number:
        p = Part('number_plate', M.diffuse(plate_colour, .5))
        q, n = V3(1.36, 0, .80), unit(V3(.93, 0, .30))
        p.lathe([(1e-6, .006), (.120, .005), (.126, 0), (.120, -.004), (1e-6, -.004)], q, n, 56)
        p.build()
        up = unit(np.cross(n, V3(0, 1, 0))) * -1
        text('number', str(number), .15, M.diffuse('#15120f', .6), q + n * .008 - up * .052, (0, 1, 0), up if up[2] > 0 else -up, None, extrude=.001)
    return c


def egg(st, col):
    """Remo Bindi's horizontal twin: one smooth egg of aluminium, two finned cylinders lying forward."""
    e = Part('egg', M.metal((.66, .66, .67), .22, name='egg_alu'))
    e.lathe([(1e-6, -.25), (.05, -.243), (.10, -.21), (.138, -.14), (.148, -.06), (.142, .03), (.122, .11), (.098, .16), (1e-6, .165)], (.74, 0, .44), (1, 0, .10), 72)
    e.build()
    y = Part('egg_fins', st['cast'])
    for s in (-1, 1):
        for i in range(9):
            x = .905 + i * .017
            y.cyl((x, .062 * s, .452 + i * .0017), (x + .006, .062 * s, .4526 + i * .0017), .066, 36, ch=.001)
        y.cyl((.89, .062 * s, .45), (1.065, .062 * s, .468), .042, 28, ch=.006)
    y.build()
    p = Part('egg_pipes', st['chrome'])
    for s in (-1, 1):
        p.tube([(1.05, .062 * s, .42), (1.09, .085 * s, .35), (1.00, .125 * s, .262), (.60, .150 * s, .262)], .0165, 20, smooth=10)
    p.build()
    k = Part('egg_cover', st['brushed'])
    for s in (-1, 1):
        k.lathe([(1e-6, .008), (.070, .006), (.078, 0)], (.70, .142 * s, .432), (0, s, 0), 48)
    k.build()
    for s in (-1, 1):
        text('egg_name', 'MOTOBI', .030, M.diffuse('#15120f'), (.70, s * .1515, .424), (-s, 0, 0), (0, 0, 1), None, extrude=.0008)
