"""vk.motorcycle - motorcycle(style, colours): see STYLES.  Rear axle at x=0, front to +x."""
import math
import numpy as np
from brand import NAME
from .core import *
from . import materials as M
from .wheels import moto_wheel
from . import moto_more as more

STYLES = dict(
    scrambler=dict(wb=1.460, rake=25.0, Rf=.329, wf=.110, rim_f=.2413, Rr=.322, wr=.150, rim_r=.2159, wheel='wire', lift=.020, bar_w=.40, bar_rise=.085, tread='block', fork='#1a1a1c', screen=False),
    naked=dict(wb=1.445, rake=24.5, Rf=.297, wf=.120, rim_f=.2159, Rr=.309, wr=.160, rim_r=.2159, wheel='alloy', lift=.0, bar_w=.385, bar_rise=.055, tread='sport', fork='#b58a3a', screen=False),
    adventure=dict(wb=1.520, rake=25.5, Rf=.338, wf=.110, rim_f=.2413, Rr=.328, wr=.150, rim_r=.2159, wheel='wire', lift=.060, bar_w=.43, bar_rise=.10, tread='block', fork='#b58a3a', screen=True),
    # variations: `base` says which machine they are built on
    trail=dict(base='scrambler', wb=1.512, rake=26.5, Rf=.349, wf=.098, rim_f=.2667, Rr=.331, wr=.150, rim_r=.2286, wheel='wire', lift=.062, bar_w=.415, bar_rise=.100, tread='block', fork='#1a1a1c', label='800', exhaust='high'),
    naked7=dict(base='naked', wb=1.430, rake=24.0, Rf=.297, wf=.120, rim_f=.2159, Rr=.314, wr=.180, rim_r=.2159, wheel='alloy', lift=.012, bar_w=.380, bar_rise=.045, tread='sport', fork='#b58a3a', label='700', exhaust='stub', alloy_n=7),
    classic=dict(base='scrambler', wb=1.452, rake=27.0, Rf=.326, wf=.098, rim_f=.2413, Rr=.318, wr=.128, rim_r=.2286, wheel='wire', lift=.0, bar_w=.360, bar_rise=.070, tread='road', fork='#b9babc', label='350', exhaust='pea', discs=(-.063,)),
)

def cage(part, rows, dz=0.0):
    """Subdivision cage: rows of (x, [(y,z), ...half profile bottom centre -> top centre])."""
    S = []
    for x, h in rows:
        h = [(y, z + dz) for y, z in h]
        ring = [(x, y, z) for y, z in h] + [(x, -y, z) for y, z in h[-2:0:-1]]
        S.append(ring)
    part.loft(S); return part

def tank_rows(t):
    """(x, zb, yb, ym, zm, ys, zs, yt, zt1, zt) -> cage rows."""
    return [(x, [(0, zb), (yb, zb), (ym, zm), (ys, zs), (yt, zt1), (0, zt)]) for x, zb, yb, ym, zm, ys, zs, yt, zt1, zt in t]

TANK = dict(
    scrambler=[(.566, .772, .040, .060, .785, .058, .815, .038, .832, .836), (.590, .745, .060, .086, .768, .088, .828, .056, .858, .864), (.67, .722, .080, .118, .758, .124, .852, .074, .908, .918), (.77, .712, .092, .150, .758, .160, .866, .092, .944, .957),
               (.88, .708, .100, .170, .760, .180, .876, .102, .962, .976), (.99, .714, .102, .172, .770, .182, .880, .104, .964, .977), (1.075, .735, .095, .150, .788, .158, .874, .094, .946, .958), (1.125, .772, .068, .104, .812, .110, .868, .066, .918, .928), (1.142, .795, .042, .060, .828, .064, .862, .038, .894, .900)],
    naked=[(.585, .780, .040, .060, .795, .060, .822, .038, .836, .840), (.61, .755, .058, .082, .780, .086, .835, .055, .862, .868), (.69, .735, .072, .108, .775, .122, .866, .072, .915, .926), (.79, .725, .080, .150, .800, .172, .888, .088, .950, .966),
           (.89, .715, .085, .178, .800, .198, .905, .096, .970, .988), (.99, .700, .090, .190, .790, .206, .905, .096, .972, .988), (1.07, .695, .090, .178, .780, .186, .885, .084, .950, .966), (1.125, .720, .080, .140, .785, .150, .862, .060, .915, .928), (1.15, .745, .06, .10, .79, .11, .84, .04, .875, .885)],
    adventure=[(.60, .780, .040, .060, .795, .060, .825, .038, .840, .844), (.625, .755, .058, .085, .780, .088, .838, .055, .868, .874), (.70, .735, .075, .118, .775, .130, .870, .076, .925, .936), (.80, .725, .085, .165, .790, .178, .895, .094, .965, .980),
               (.90, .715, .090, .200, .790, .212, .910, .102, .985, 1.000), (1.00, .700, .095, .215, .780, .222, .905, .102, .982, .996), (1.09, .690, .095, .205, .770, .206, .880, .090, .955, .968), (1.16, .705, .085, .160, .770, .160, .850, .070, .905, .916), (1.19, .73, .06, .11, .775, .11, .825, .05, .86, .868)],
)
TANK['trail'] = TANK['scrambler']
TANK['naked7'] = [(x, zb, yb, ym, zm, ys + .004, zs + .012, yt * .86, zt1 + .004, zt + .008) for x, zb, yb, ym, zm, ys, zs, yt, zt1, zt in TANK['naked']]
# teardrop: full and round in front, falling to a narrow tail
TANK['classic'] = [
    (.560, .752, .036, .052, .764, .050, .786, .032, .800, .803), (.585, .735, .052, .076, .752, .076, .800, .048, .826, .831), (.66, .718, .066, .104, .750, .108, .822, .064, .868, .876),
    (.76, .710, .078, .132, .752, .142, .842, .082, .910, .922), (.87, .706, .088, .156, .755, .170, .858, .098, .938, .953), (.98, .708, .094, .168, .762, .182, .868, .106, .950, .966),
    (1.07, .720, .092, .160, .772, .172, .868, .102, .944, .959), (1.125, .748, .074, .126, .790, .134, .862, .080, .922, .934), (1.150, .775, .048, .076, .808, .080, .852, .046, .892, .899)]
SEAT = dict(   # x, half width, top, bottom
    scrambler=[(.655, .050, .822, .765), (.632, .085, .838, .752), (.56, .115, .830, .742), (.46, .138, .818, .736), (.36, .146, .824, .738), (.26, .140, .846, .748), (.15, .130, .860, .762), (.05, .116, .866, .776), (-.015, .094, .862, .790), (-.040, .055, .848, .802)],
    trail=[(.668, .045, .842, .780), (.648, .078, .856, .766), (.58, .104, .856, .752), (.48, .122, .852, .746), (.36, .128, .856, .744), (.24, .126, .866, .750), (.12, .120, .878, .762), (.02, .108, .888, .778), (-.05, .092, .892, .796), (-.085, .055, .882, .812)],
    classic=more.CLASSIC_SEAT,
    naked7=[(.660, .050, .812, .772), (.640, .082, .824, .762), (.57, .115, .818, .748), (.48, .138, .808, .742), (.42, .140, .810, .745), (.365, .128, .826, .756), (.335, .100, .846, .775), (.322, .055, .846, .79)],
    naked=[(.660, .050, .812, .772), (.640, .082, .824, .762), (.57, .115, .818, .748), (.48, .138, .808, .742), (.40, .142, .812, .745), (.345, .132, .830, .760), (.315, .118, .872, .790), (.24, .110, .892, .822), (.12, .098, .905, .850), (.04, .080, .908, .868), (.02, .045, .902, .876)],
    adventure=[(.668, .050, .826, .778), (.648, .085, .838, .768), (.58, .120, .834, .752), (.48, .146, .828, .748), (.39, .150, .834, .750), (.335, .142, .852, .765), (.305, .132, .888, .785), (.22, .128, .902, .800), (.08, .118, .908, .815), (0.0, .100, .904, .828), (-.02, .06, .892, .84)],
)

def motorcycle(style='scrambler', colours=None, brand=NAME, model=None, name=None, link_collection=True, **over):
    """colours: dict(main, accent, stripe=None, frame, wheel, seat, metallic, matte)."""
    col = dict(main='#7d1016', accent='#e9e4d8', stripe=None, frame='#121214', wheel='#17181a', seat='#3a2417' if STYLES[style].get('base', style) == 'scrambler' else '#151516', metallic=.0, matte=False, fork=None); col.update(colours or {})
    p = dict(STYLES[style]); p.update(over); C = collection(name or f'moto_{style}', link_collection); st = M.std()
    base = p.get('base', style); model = model or p.get('label', '500'); classic, trail, naked7 = style == 'classic', style == 'trail', style == 'naked7'; col.setdefault('engine_text', model)
    scr, nak, adv = base == 'scrambler', base == 'naked', base == 'adventure'
    dz = p['lift']; wb, Rf, Rr = p['wb'], p['Rf'], p['Rr']; RA, FA = V3(0, 0, Rr), V3(wb, 0, Rf)
    rk = math.radians(p['rake']); up = V3(-math.sin(rk), 0, math.cos(rk)); fw = V3(math.cos(rk), 0, math.sin(rk))
    stripes = col['stripe'] or ([('Y', .026, .034, col['accent']), ('Y', -1, .020, col['accent'])] if scr and not (classic or trail) else [('Z', .795 + dz, .803 + dz, col['accent']), ('Z', .812 + dz, .815 + dz, col['accent'])] if trail else [])
    body = M.striped_paint(col['main'], stripes, col['metallic'], col['metallic'] > .2, col['matte'], 'body_paint'); plain = M.paint(col['main'], col['metallic'], col['metallic'] > .2, col['matte'], 'plain_paint')
    accent = M.paint(col['accent'], 0, name='accent'); framem = M.powder(M.lin(col['frame'])[:3], .36, 'frame'); wheelm = M.powder(M.lin(col['wheel'])[:3], .34, 'wheel') if col['wheel'] not in st else None
    seatm = M.leather(M.lin(col['seat'])[:3], 'seat'); forkm = M.anod(col['fork'] or p['fork'], .25)
    z = lambda v: v + dz

    # ---------------------------------------------------------------- wheels
    if p['tread'] == 'block':
        tf = [(0, 40, 0, .030, .022, .0062, 14), (26, 40, .5, .030, .019, .0062, -20), (50, 40, .0, .032, .017, .0066, 12)]; tr = [(0, 36, 0, .036, .030, .0066, 14), (24, 36, .5, .034, .026, .0066, -18), (47, 36, 0, .036, .022, .007, 12)]
    elif p['tread'] == 'road':
        tf = [(0, 52, 0, .020, .008, .0016, 0), (20, 52, .5, .024, .010, .0016, 22), (40, 52, 0, .024, .010, .0016, -18), (56, 52, .5, .020, .008, .0016, 10)]; tr = tf
    else:
        tf = [(14, 26, .25, .050, .013, .0012, 38), (34, 26, .6, .052, .014, .0012, 24), (52, 26, .1, .048, .010, .0012, 14)]; tr = tf
    wk = dict(kind=p['wheel'], alloy_n=p.get('alloy_n', 5)); discs = p.get('discs', (-.063, .063))
    wm = st[col['wheel']] if col['wheel'] in st else wheelm
    moto_wheel('fw', FA, Rf, p['wf'], p['rim_f'], st, wm, tread=tf, disc=.160, disc_y=discs, **wk)
    moto_wheel('rw', RA, Rr, p['wr'], p['rim_r'], st, wm, tread=tr, rear=True, disc=.130, disc_y=() if classic else (-.082,), **wk)
    if classic:   # rear drum
        dm = Part('drum', st['alu']); dm.lathe([(1e-6, -.060), (.05, -.060), (.082, -.054), (.090, -.046), (.092, -.036), (.092, .030), (.086, .040), (1e-6, .042)], RA, (0, 1, 0), 64); dm.tube([RA + V3(-.01, -.062, .05), RA + V3(.06, -.066, .095)], [(.005, .009), (.004, .006)], 12); dm.build(bevel=.001, angle=40)

    # ---------------------------------------------------------------- fork, clamps
    legx = FA - fw * .022; ly = .100
    at = lambda zz, base=legx: base + up * ((zz - base[2]) / up[2])
    topz, lowz = z(.925), z(.765); T1, T0 = at(topz), at(lowz)
    ou = Part('fork_outer', forkm); inn = Part('fork_inner', st['chrome']); ft = Part('fork_foot', st['cast_dark']); capp = Part('fork_cap', st['satin'])
    outer_end = at(z(.600) if not adv else z(.585))
    if classic: more.classic_fork(st, z, legx, FA, at, up, fw, ly, T1, T0)
    for s in (-1, 1) if not classic else ():
        y = V3(0, s * ly, 0)
        ou.lathe([(1e-6, 0), (.0250, 0), (.0255, .003), (.0255, .02), (.0275, .024), (.0275, path_len([outer_end, T0]) - .045), (.0262, path_len([outer_end, T0]) - .03), (.0262, path_len([outer_end, T1]) + .012), (1e-6, path_len([outer_end, T1]) + .012)], outer_end + y, up, 40)
        inn.cyl(legx + y + up * .02, outer_end + y + up * .02, .0205, 36); capp.cyl(T1 + y + up * .010, T1 + y + up * .022, .019, ch=.003); capp.cyl(T1 + y + up * .020, T1 + y + up * .030, .009, 6)
        capp.lathe([(.021, 0), (.0265, -.002), (.0265, -.012), (.022, -.016)], outer_end + y, up, 36)
        f0 = legx + y
        ft.tube([f0 + up * .085, f0 + up * .04, FA + y * .98 - up * .005, FA + y * .98 - up * .03], [(.023, .023), (.024, .026), (.022, .030), (.014, .018)], 20)
        ft.tube([f0 + up * .07 - fw * .02, f0 + up * .10 - fw * .045 - V3(0, s * .018, 0), f0 + up * .17 - fw * .05 - V3(0, s * .02, 0)], [(.010, .014), (.009, .013), (.008, .012)], 12)
    if not classic: ou.build(bevel=.0008, angle=30); inn.build(); ft.build(remesh=.0022, relax=4); capp.build(bevel=.0008)
    tc = Part('clamps', st['cast_dark'])
    stem = lambda t: t - fw * .038
    for t_, h, d in ((T1, .014, .0), (T0, .022, 0)):
        S = []
        tc.tube([t_ + V3(0, -ly - .012, 0), t_ + V3(0, -.055, 0) - fw * .030, t_ - fw * .040, t_ + V3(0, .055, 0) - fw * .030, t_ + V3(0, ly + .012, 0)], [(h, .036), (h, .026), (h * 1.05, .034), (h, .026), (h, .036)], 20, smooth=8, up=up, exp=5)
        for s in (-1, 1): tc.cyl(t_ + V3(0, s * ly, 0) - up * h, t_ + V3(0, s * ly, 0) + up * h, .0365)
    tc.build(remesh=.0024, relax=3)
    H1, H0 = stem(T1) - up * .018, stem(T0) + up * .026
    nut = Part('stemnut', st['alu']); nut.cyl(stem(T1) + up * .014, stem(T1) + up * .024, .017, 6, ch=.001); nut.build()
    # front calipers + hoses
    cal = Part('calipers', M.powder((.02, .02, .021), .3, 'caliper')); cb = Part('caliper_bolts', st['alu'])
    for s in [-1 if d_ < 0 else 1 for d_ in discs]:
        a = math.radians(142); q = FA + V3(math.cos(a) * .128, s * .066, math.sin(a) * .128); tdir = V3(-math.sin(a), 0, math.cos(a)); er = V3(math.cos(a), 0, math.sin(a))
        cal.tube([q - tdir * .058, q - tdir * .045, q + tdir * .045, q + tdir * .058], [(.020, .020), (.031, .032), (.031, .032), (.020, .020)], 20, exp=4.5)
        cal.tube([q + er * .02 - tdir * .04, q + er * .02 + tdir * .04], [(.022, .022), (.022, .022)], 16, exp=5)
        for t in (-.024, .024): cal.cyl(q + tdir * t, q + tdir * t + V3(0, s * .038, 0), .0165, 24)
        for t in (-.048, .048): cb.bolt(q + tdir * t + er * .012 + V3(0, s * .029, 0), (0, s, 0), .006, .006)
        for t in (-.024, .024): cb.cyl(q + tdir * t + V3(0, s * .036, 0), q + tdir * t + V3(0, s * .0395, 0), .011, 20, ch=.001)
    if not classic: a = math.radians(28 if not nak else 60); q = RA + V3(math.cos(a) * .105, -.085, math.sin(a) * .105); tdir = V3(-math.sin(a), 0, math.cos(a)); cal.tube([q - tdir * .042, q - tdir * .03, q + tdir * .03, q + tdir * .042], [(.016, .016), (.024, .024), (.024, .024), (.016, .016)], 18, exp=4)
    cal.build(remesh=.0022, relax=3); cb.build()
    for s in (-1,): text('caltxt', brand, .013, st['alu'], FA + V3(math.cos(math.radians(142)) * .128, s * (.066 + .0395), math.sin(math.radians(142)) * .128 - .0), V3(math.cos(math.radians(52)), 0, math.sin(math.radians(52))), V3(-math.sin(math.radians(52)), 0, math.cos(math.radians(52))), None)

    # ---------------------------------------------------------------- frame
    if classic:
        PV = more.classic_frame(st, z, framem, H0, H1, up, RA); more.classic_engine(st, z, model)
    else:
        PV = V3(.545, 0, .405 + dz * .7)
        f = Part('frame', framem); tr_ = .0148
        for s in (-1, 1):
            q = lambda x, y, zz: V3(x, s * y, z(zz))
            A0, A1, A2, A3 = H1 - up * .012 + V3(0, s * .022, 0), q(.985, .118, .800), q(.745, .128, .715), q(.575, .112, .600)
            B0, B1, B2 = H0 + up * .012 + V3(0, s * .022, 0), q(.975, .135, .640), q(.800, .150, .575)
            f.tube([A0, A1, A2, A3, q(.545, .105, .47)], tr_, 20, smooth=8); f.tube([B0, B1, B2, q(.62, .125, .555)], tr_ * .94, 20, smooth=8)
            mid1 = A1 * .8 + A0 * .2
            for u_, v_ in ((A1, B1), (B1, A1 * .25 + A2 * .75), (A2, B2), (B0 * .4 + B1 * .6, A0 * .35 + A1 * .65)): f.tube([u_, v_], tr_ * .72, 16)
            # seat sub-frame
            f.tube([A2 * .9 + A3 * .1, q(.40, .105, .745), q(.15, .095, .785), q(.0, .075, .80)], tr_ * .78, 16, smooth=8); f.tube([q(.555, .105, .56), q(.36, .10, .68), q(.17, .093, .775)], tr_ * .72, 16, smooth=8)
        f.cyl(H0 - up * .02, H1 + up * .008, .030, 32)
        for x, zz, w in ((.985, .80, .118), (.62, .555, .125), (.15, .785, .095)): f.tube([(x, -w, z(zz)), (x, w, z(zz))], tr_ * .7, 16)
        f.build(remesh=.0028, relax=3)
        pp = Part('pivotplate', st['cast_dark'])
        for s in (-1, 1):
            pp.prism(fillet([(.505, z(.36)), (.60, z(.34)), (.635, z(.40)), (.615, z(.56)), (.575, z(.63)), (.535, z(.60)), (.520, z(.48))], .02, 6, True), .026, (0, s * .112, 0))
            pp.cyl(PV + V3(0, s * .095, 0), PV + V3(0, s * .132, 0), .030)
        pp.build(remesh=.0028, relax=3)
        pb = Part('pivotbolts', st['alu'])
        for s in (-1, 1): pb.cyl(PV + V3(0, s * .130, 0), PV + V3(0, s * .138, 0), .017, 6, ch=.002); pb.bolt((.575, s * .124, z(.585)), (0, s, 0), .008, .006); pb.bolt((.605, s * .124, z(.40)), (0, s, 0), .008, .006)
        pb.build()
        # swing arm
        sw = Part('swingarm', st['cast_dark'] if not nak else st['satin'])
        for s in (-1, 1):
            e = RA + V3(0, s * .112, 0)
            sw.tube([PV + V3(.0, s * .085, 0), PV + V3(-.12, s * .100, -.004), e * .45 + PV * .55 + V3(0, s * .058 - (PV[1]), .0) * V3(1, 1, 1), e + V3(.09, 0, .004), e + V3(-.03, 0, 0), e + V3(-.055, 0, 0)], [(.020, .034), (.018, .036), (.016, .031), (.0155, .027), (.0155, .026), (.012, .018)], 20, smooth=8, exp=4)
        sw.tube([PV + V3(-.095, -.10, .0), PV + V3(-.095, .10, .0)], [(.030, .030), (.030, .030)], 20, exp=4, up=(0, 0, 1)); sw.cyl(PV + V3(0, -.09, 0), PV + V3(0, .09, 0), .032)
        sw.tube([PV + V3(-.10, 0, .03), PV + V3(-.13, 0, .075)], [(.03, .03), (.022, .022)], 16); sw.build(remesh=.0028, relax=4)
        aj = Part('adjusters', st['alu'])
        for s in (-1, 1): aj.box(RA + V3(-.005, s * .1285, 0), (.075, .006, .036)); aj.bolt(RA + V3(-.060, s * .112, 0), (-1, 0, 0), .008, .012)
        aj.build(bevel=.003)
        # shock
        S0, S1 = PV + V3(-.125, 0, .075), V3(.445, 0, z(.735)); d = unit(S1 - S0); a_, b_, _ = basis(d)
        sh = Part('shock', st['alu']); sh.cyl(S0, S1, .011); sh.cyl(S1 - d * .09, S1, .026, ch=.003); sh.cyl(S0, S0 + d * .03, .024, ch=.003); sh.build()
        spg = Part('spring', M.powder(M.lin('#a51018' if not scr else '#d8b13a')[:3], .3, 'spring')); L_ = np.linalg.norm(S1 - S0); tt = np.linspace(0, 1, 260)
        spg.add(m_sweep(np.array([S0 + d * (L_ * (.10 + .68 * t)) + .033 * (math.cos(t * 7.5 * 2 * math.pi) * a_ + math.sin(t * 7.5 * 2 * math.pi) * b_) for t in tt]), .0058, 12)); spg.build()

        _engine(st, z, dz, base, brand, col)
    ex = p.get('exhaust')
    if ex: dict(high=more.exhaust_high, stub=more.exhaust_stub, pea=more.exhaust_pea)[ex](st, z)
    else: _exhaust(st, z, style)
    # ---------------------------------------------------------------- chain (left)
    cy = .098; rs = .015875 / (2 * math.sin(math.pi / 44)); fs = .015875 / (2 * math.sin(math.pi / 15)); F0 = V3(.615, 0, PV[2] + .005)
    chain('dchain', [(RA[0], RA[2], rs, -1), (F0[0], F0[2], fs, -1)], cy, st['chain_in'], M.metal((.55, .40, .16), .3, name='chain_gold'), pitch=.015875, h=.0145, gap=.0045, t=.0018)
    plate('rear_sprocket', [gear_outline(44, .015875, .006), circle(.036, 32)] + [slot(.058, .085, 2 * math.pi * j / 6, .030) for j in range(6)], .006, st['steel'], RA + V3(0, cy, 0))
    plate('front_sprocket', [gear_outline(15, .015875, .006)], .007, st['steel'], F0 + V3(0, cy, 0))
    cg = Part('chain_guard', st['plastic']); cg.prism(fillet([(.02, Rr + .135), (.30, PV[2] + .068), (.42, PV[2] + .052), (.42, PV[2] + .035), (.29, PV[2] + .045), (.04, Rr + .105)], .006, 4, True), .022, (0, cy, 0)); cg.build(bevel=.003)

    # ---------------------------------------------------------------- tank, seat, panels
    tk = Part('tank', body); cage(tk, tank_rows(TANK[style]), dz); tank = tk.build(subsurf=3)
    cap = Part('fuelcap', st['brushed'] if scr else st['satin']); tz = z(TANK[style][5 if not classic else 4][9] - .010); cap.lathe([(1e-6, .016), (.018, .016), (.030, .0145), (.036, .010), (.038, .004), (.046, .003), (.047, -.006)], (.925, 0, tz), (0.04, 0, 1), 48)
    for i in range(6): cap.bolt((.925 + .0425 * math.cos(i * math.pi / 3), .0425 * math.sin(i * math.pi / 3), tz + .003), (0, 0, 1), .003, .002)
    cap.build(bevel=.0008)
    for s in (-1, 1):
        zz, xx = (z(.872), .955) if classic else (z(.868), .885) if scr else ((z(.905), .90) if nak else (z(.868), .775))
        text('tank_logo', brand, .034 if classic else .044 if scr else .036, M.paint(col['accent'] if not adv or sum(M.lin(col['main'])[:3]) > .6 else '#f2f2f0', 0, matte=adv, name='logo'), (xx, s * .26, zz), (1 if s < 0 else -1, 0, .035 if s < 0 else -.035), (0, 0, 1), tank, spacing=1.18, dense=.006, offset=.0006, shear=0 if scr else .18)
    rows = SEAT[style]; fine = []
    xs = [r[0] for r in rows][::-1]; n_ = 60 if scr else 34
    X = np.linspace(rows[0][0] - .001, rows[-1][0] + .001, n_); tab = np.array(rows)[::-1]
    smooth_tab = catmull(np.c_[tab[:, 0], tab[:, 1], tab[:, 2]], 10); sb = np.interp
    for i, x in enumerate(X):
        hw = sb(x, smooth_tab[:, 0], smooth_tab[:, 1]); zt = sb(x, smooth_tab[:, 0], smooth_tab[:, 2]); zb = sb(x, tab[:, 0], tab[:, 3])
        rib = .0035 * (1 if i % 3 else -1) if scr and not trail and .06 < x < .56 else 0
        fine.append(section(x, z(zb + (zt - zb) * .45), hw + rib * .3, z(zt + rib), z(zb), 3.0, 3.4, 28))
    se = Part('seat', seatm); se.loft(fine); se.build(subsurf=1)
    pipe = Part('seat_piping', M.plastic((.015, .015, .016)) if not scr else M.plastic(M.lin(col['accent'])[:3], .5, 'piping'))
    if classic: more.classic_body(st, z, body, plain, accent, seatm, col, brand, FA, Rf, RA, Rr, p, at, T1, fw, up, ly, tank, model, fender)
    else: _bodywork(style, st, z, dz, body, plain, accent, col, brand, FA, Rf, p, T1, T0, fw, up, at, ly, RA, Rr, tank, model)
    _controls(base if not classic else 'classic', st, z, p, T1, fw, up, forkm, FA, PV)
    C['centre'] = [wb / 2, 0, .56]; C['length'] = wb + Rf + Rr; C['steer'] = [float(k) for k in (*stem(T1), *up)]
    return C

# -------------------------------------------------------------------------------------------------- engine
def _engine(st, z, dz, style, brand, col):
    dark = style != 'scrambler'
    em = M.cast((.085, .085, .09)) if dark else M.cast((.16, .16, .165)); cover = M.metal((.27, .27, .275), .33, name='cover', grain=.03) if not dark else M.metal((.13, .13, .135), .36, name='cover', grain=.03); fin = M.metal((.36, .36, .365) if not dark else (.17, .17, .175), .36, name='fin', grain=.1)
    o = Part('crankcase', em)
    out = fillet([(.595, z(.350)), (.600, z(.470)), (.665, z(.530)), (.780, z(.545)), (.955, z(.520)), (1.000, z(.440)), (.985, z(.350)), (.930, z(.290)), (.700, z(.275)), (.625, z(.300))], .03, 5, True)
    o.prism(out, .250, (0, 0, 0)); o.prism(fillet([(.64, z(.33)), (.66, z(.49)), (.80, z(.515)), (.96, z(.48)), (.97, z(.35)), (.91, z(.305)), (.70, z(.300))], .03, 5, True), .305, (0, 0, 0))
    o.prism(fillet([(.70, z(.285)), (.92, z(.300)), (.90, z(.245)), (.74, z(.238))], .02, 4, True), .17, (0, 0, 0))    # sump
    for s in (-1, 1): o.cyl((.735 if s < 0 else .885, s * .12, z(.415)), (.735 if s < 0 else .885, s * .160, z(.415)), .118 if s < 0 else .098, 48)
    o.cyl((.895, -.12, z(.395)), (.895, -.158, z(.395)), .082, 40); o.cyl((.70, .12, z(.405)), (.70, .150, z(.405)), .085, 40)
    for k in range(5): o.box((.955 - k * .055, 0, z(.285)), (.006, .20, .05))
    o.build(remesh=.0030, relax=4)
    c = Part('covers', cover)
    c.lathe([(1e-6, .034), (.046, .034), (.050, .030), (.054, .024), (.060, .024), (.064, .031), (.074, .031), (.080, .027), (.086, .017), (.098, .014), (.101, .017), (.112, .016), (.116, .010), (.116, -.01)], (.735, -.160, z(.415)), (0, -1, 0), 96)
    for i in range(12): a = 2 * math.pi * (i + .5) / 12; c.box((.735 + .090 * math.cos(a), -.178, z(.415) + .090 * math.sin(a)), (.022, .006, .0045), rot=(0, -math.degrees(a), 0))
    c.lathe([(1e-6, .016), (.030, .016), (.033, .021), (.046, .021), (.050, .018), (.054, .010), (.064, .008), (.066, .012), (.076, .011), (.080, .005), (.080, -.01)], (.895, -.158, z(.395)), (0, -1, 0), 80)
    c.lathe([(1e-6, .028), (.040, .030), (.058, .028), (.070, .018), (.088, .012), (.095, .005), (.095, -.01)], (.885, .160, z(.415)), (0, 1, 0), 72)
    c.lathe([(1e-6, .022), (.052, .020), (.068, .014), (.080, .008), (.083, -.01)], (.70, .150, z(.405)), (0, 1, 0), 64)
    c.build(bevel=.0018, bseg=3, angle=40)
    ins = Part('cover_inserts', st['brushed'])
    ins.ring((.735, -.1945, z(.415)), (0, 1, 0), .0455, .0415, .002); ins.cyl((.735, -.190, z(.415)), (.735, -.1965, z(.415)), .020, 6, ch=.002); ins.ring((.885, .1905, z(.415)), (0, 1, 0), .048, .043, .003); ins.cyl((.895, -.172, z(.395)), (.895, -.178, z(.395)), .014, 6, ch=.002); ins.build()
    text('clutch_txt', model_txt(col), .015, st['brushed'], (.735, -.1945, z(.446)), (1, 0, 0), (0, 0, 1), None)
    b = Part('engine_bolts', st['steel'])
    for i in range(10): a = 2 * math.pi * i / 10 + .2; b.bolt((.735 + .107 * math.cos(a), -.174, z(.415) + .107 * math.sin(a)), (0, -1, 0), .0055, .006)
    for i in range(7): a = 2 * math.pi * i / 7; b.bolt((.895 + .069 * math.cos(a), -.168, z(.395) + .069 * math.sin(a)), (0, -1, 0), .005, .005)
    for i in range(9): a = 2 * math.pi * i / 9; b.bolt((.885 + .082 * math.cos(a), .174, z(.415) + .082 * math.sin(a)), (0, 1, 0), .0055, .006)
    b.build()
    # cylinders: axis tilted forward
    ti = math.radians(17); ax = V3(math.sin(ti), 0, math.cos(ti)); fx = V3(math.cos(ti), 0, -math.sin(ti)); base = V3(.855, 0, z(.520))
    Rm = np.array([fx, V3(0, 1, 0), ax]).T
    cy = Part('cylinder', em)
    cy.box(base + ax * .06, (.150, .235, .16), rot=Rm); cy.box(base + ax * .165, (.165, .250, .07), rot=Rm); cy.build(bevel=.012, bseg=3)
    fi = Part('fins', fin)
    for k in range(7): h = .026 + k * .0165; fi.prism(fillet([(-.093, -.138), (.093, -.138), (.093, .138), (-.093, .138)], .022, 5, True), .0058, base + ax * h, fx, (0, 1, 0))
    for k in range(4): h = .150 + k * .0165; fi.prism(fillet([(-.096, -.142), (.096, -.142), (.096, .142), (-.096, .142)], .022, 5, True), .0058, base + ax * h, fx, (0, 1, 0))
    fi.build(bevel=.0014)
    hd = Part('camcover', cover); hd.box(base + ax * .226, (.150, .255, .040), rot=Rm, taper=(.86, .92)); hd.build(bevel=.012, bseg=4)
    hb = Part('headbolts', st['steel'])
    for s in (-1, 1):
        for t in (-.06, .06): hb.bolt(base + ax * .246 + fx * t + V3(0, s * .105, 0), ax, .006, .006)
        hb.bolt(base + ax * .21 + V3(0, s * .128, 0), (0, s, 0), .012, .006)
    hb.build()
    # side plugs / oil lines / starter
    m = Part('misc', st['satin']); m.cyl((.80, .03, z(.565)), (.70, .03, z(.575)), .036, 32, ch=.006); m.cyl((.985, .06, z(.385)), (1.045, .06, z(.375)), .036, 36, ch=.006); m.build(bevel=.001)
    h = Part('hoses_engine', st['rubber'])
    h.tube([(1.055, -.115, z(.700)), (1.02, -.138, z(.705)), base + ax * .185 + V3(.05, -.128, 0), base + ax * .18 + V3(-.02, -.122, 0)], .0135, 16, smooth=8); h.tube([(1.065, .105, z(.51)), (1.035, .135, z(.45)), (.99, .155, z(.40)), (.93, .150, z(.385))], .0135, 16, smooth=8)
    h.tube([base + ax * .19 + V3(-.06, -.06, 0), base + ax * .23 + V3(-.10, -.05, .02)], .024, 20); h.tube([base + ax * .19 + V3(-.06, .06, 0), base + ax * .23 + V3(-.10, .05, .02)], .024, 20); h.build()
    # air box block, throttle bodies: dark mass behind the cylinders
    ab = Part('airbox', st['plastic']); ab.loft([section(x, z(zc), hw, z(zt), z(zb), 3.5, 3.5, 24) for x, zc, hw, zt, zb in ((.80, .70, .060, .755, .64), (.77, .69, .085, .76, .60), (.68, .68, .105, .755, .59), (.60, .68, .105, .745, .60), (.54, .69, .09, .74, .635), (.51, .70, .06, .73, .67))]); ab.build(subsurf=2)
    # radiator
    ra = Part('radiator', M.fins()); rot = (0, -13, 0); c0 = V3(1.080, 0, z(.605)); ra.box(c0, (.032, .250, .205), rot=rot); ra.build(bevel=.002)
    rt = Part('rad_tanks', st['satin'])
    for s in (-1, 1): rt.box(c0 + V3(0, s * .136, 0), (.046, .026, .215), rot=rot)
    rt.box(c0 + V3(.022, 0, .106), (.040, .29, .010), rot=rot); rt.build(bevel=.007, bseg=3)

def model_txt(col): return col.get('engine_text', '500')

# -------------------------------------------------------------------------------------------------- exhaust
def _exhaust(st, z, style):
    hm = M.header_steel(); h = Part('headers', hm); sh = Part('silencer', st['satin'] if style != 'scrambler' else st['stainless']); fl = Part('flanges', st['steel'])
    for s in (-1, 1):
        P = fillet([(.955, s * .062, z(.690)), (1.030, s * .062, z(.655)), (1.040, s * .060, z(.43)), (.955, s * .055, z(.252)), (.80, s * .030 - .03, z(.222))], [.0, .055, .10, .10, 0], 14)
        h.add(m_sweep(P, .0195, 24)); fl.cyl((.962, s * .062, z(.687)), (.985, s * .062, z(.676)), .030, 28, ch=.003)
    h.tube([(.83, -.03, z(.222)), (.74, -.045, z(.225)), (.68, -.07, z(.232))], [(.05, .026), (.036, .028), (.028, .028)], 24, smooth=8)
    if style == 'adventure':
        P = fillet([(.70, -.06, z(.232)), (.60, -.135, z(.250)), (.47, -.165, z(.40)), (.36, -.172, z(.56))], [0, .06, .07, 0], 10); h.add(m_sweep(P, .026, 24)); a, b = V3(.38, -.176, z(.545)), V3(-.02, -.182, z(.735))
    elif style == 'naked':
        P = fillet([(.70, -.06, z(.232)), (.60, -.120, z(.240)), (.50, -.155, z(.275))], [0, .06, 0], 10); h.add(m_sweep(P, .026, 24)); a, b = V3(.52, -.158, z(.268)), V3(.235, -.178, z(.372))
    else:
        P = fillet([(.70, -.06, z(.232)), (.60, -.130, z(.245)), (.47, -.168, z(.315)), (.42, -.172, z(.345))], [0, .06, .06, 0], 10); h.add(m_sweep(P, .026, 24)); a, b = V3(.445, -.172, z(.332)), V3(.045, -.186, z(.485))
    h.build(); fl.build(bevel=.001)
    d = unit(b - a); L = np.linalg.norm(b - a)
    if style == 'scrambler':
        sh.lathe([(.027, -.01), (.030, .02), (.050, .065), (.054, .085), (.054, L - .055), (.052, L - .04)], a, d, 56); sh.build(angle=40)
        e = Part('endcap', st['satin']); e.lathe([(.053, L - .055), (.0555, L - .05), (.0555, L - .02), (.047, L), (.030, L + .004), (.024, L - .004), (.022, L - .06), (1e-6, L - .06)], a, d, 56); e.ring(a + d * .082, d, .0565, .05, .012); e.build(bevel=.001)
    else:
        P = np.array([a, a + d * .04, a + d * .09, a + d * (L * .5), a + d * (L - .03), a + d * L])
        sh.add(m_sweep(P, [(.028, .028), (.036, .038), (.044, .050), (.047, .054), (.046, .053), (.040, .044)], 40, exp=3.4)); sh.build(bevel=.002, angle=45)
        e = Part('endcap', st['brushed']); e.lathe([(.036, 0), (.038, .004), (.030, .012), (.024, .010), (.022, -.04), (1e-6, -.04)], a + d * (L - .002), d, 48); e.build(bevel=.0008)
    # heat shield
    s = Part('heatshield', st['brushed'] if style == 'scrambler' else M.metal((.06, .06, .062), .35, name='shield'))
    a0, b0 = a + d * (.10 if style != 'naked' else .08), a + d * (L - .09); u_ = unit(np.cross(d, V3(0, -1, 0))); ring = []
    R_ = .062 if style == 'scrambler' else .058; R2 = .060 if style == 'scrambler' else .052
    for t in np.linspace(0, 1, 12):
        pt = a0 * (1 - t) + b0 * t; ring.append([pt + (V3(0, -1, 0) * math.cos(g) * R2 + u_ * math.sin(g) * R_) for g in np.linspace(-.75, .75, 13)])
    s.add((np.array(ring).reshape(-1, 3), grid_faces(12, 13, False))); s.build(solid=.0025, angle=60)
    for t in (.15, .5, .85) if style == 'scrambler' else ():
        k = Part('slot', st['plastic_g']); pt = a0 * (1 - t) + b0 * t; k.tube([pt - d * .035 + V3(0, -R2 - .0008, 0), pt + d * .035 + V3(0, -R2 - .0008, 0)], [(.001, .005), (.001, .005)], 12, round_caps=True); k.build()
    hb = Part('hanger', st['satin']); m_ = (a + b) / 2; hb.tube([m_ + V3(.0, .04, .03), (m_[0] + .045, -.150, m_[2] + (.06 if style != 'adventure' else .10))], [(.004, .014), (.004, .018)], 10, exp=4); hb.build()

# -------------------------------------------------------------------------------------------------- body work
def fender(part, A, R, w, a0, a1, n=40, crown=.02, gap=.02, taper=.25, m=13, lip=.016):
    """Mudguard shell over a wheel; angles in degrees (0 = forward, 90 = up)."""
    S = []
    for t, a in zip(np.linspace(-1, 1, n), np.radians(np.linspace(a0, a1, n))):
        er = V3(math.cos(a), 0, math.sin(a)); ww = w * (1 - taper * t * t)
        S.append([A + er * (R + gap + crown * (1 - q * q) ** .8 - lip * max(0, abs(q) - .8) * 5) + V3(0, q * ww, 0) for q in np.linspace(-1, 1, m)])
    part.add((np.array(S).reshape(-1, 3), grid_faces(n, m, False)))

def panel(part, outline, y0, bulge=.012, slope=0.0, s=1, r=.02, dz=0.0, lean=0.0):
    """Crisp pillow-shaped body panel: outline (x,z) corners, at y=y0, crowned by `bulge`, y falls by slope*(x-xc) and lean*(z-zc)."""
    o = fillet([(x, z + dz) for x, z in outline], r, 6, True); c = o.mean(0); rings = []
    for k, h in ((1.0, -.012), (1.0, -.002), (.985, .0), (.93, .12), (.80, .42), (.55, .78), (.28, .95), (.05, 1.0)):
        q = c + (o - c) * k; hh = h if h < 0 else h * bulge
        rings.append([(x, s * (y0 + hh + slope * (x - c[0]) + lean * (z - c[1])), z) for x, z in q])
    V, F = m_loft(rings, cap=False); n = len(o); F = list(F) + [tuple((len(rings) - 1) * n + j for j in range(n))]
    if s > 0: F = [f[::-1] for f in F]
    part.add((V, F))

def _belly(z, mat):
    bp = Part('belly', mat); S = []
    for x, hw, zb, zt in ((1.01, .06, .33, .40), (.98, .115, .262, .385), (.88, .140, .222, .345), (.74, .138, .212, .300), (.64, .10, .222, .268), (.62, .06, .232, .255)):
        S.append([(x, y * hw, z(zb) + (z(zt) - z(zb)) * abs(y) ** 2.2) for y in np.linspace(-1, 1, 15)])
    bp.add((np.array(S).reshape(-1, 3), grid_faces(len(S), 15, False))); bp.build(solid=.004, subsurf=2)

def _bodywork(style, st, z, dz, body, plain, accent, col, brand, FA, Rf, p, T1, T0, fw, up, at, ly, RA, Rr, tank, model):
    base = p.get('base', style); scr, nak, adv = base == 'scrambler', base == 'naked', base == 'adventure'; trail, naked7 = style == 'trail', style == 'naked7'
    ff = Part('front_fender', plain if not adv else st['plastic'])
    if trail: more.trail_extras(st, z, p, plain, accent, FA, Rf, at, up, fw, ly, brand, fender)
    else: fender(ff, FA, Rf, p['wf'] / 2 + .012, 60 if scr else 62, 148 if scr else 150, gap=.013 if not adv else .02, crown=.014, taper=.34); ff.build(solid=.0032, angle=60, subsurf=1)
    br = Part('fender_brace', st['satin'])
    for s in (-1, 1) if not trail else ():
        for a in (112,): er = V3(math.cos(math.radians(a)), 0, math.sin(math.radians(a))); br.tube([FA + er * (Rf + .012) + V3(0, s * (p['wf'] / 2 + .006), 0), FA + er * (Rf - .06) + V3(0, s * .085, 0), FA + fw * -.022 + up * .17 + V3(0, s * (ly - .015), 0)], [(.003, .008), (.003, .009), (.003, .011)], 10, exp=4)
    br.build()
    hug = Part('inner_guard', st['plastic']); fender(hug, RA, Rr + .012, .085, 40, 104, gap=.03, crown=.012, taper=.1); hug.build(solid=.004, angle=60)
    # ---- headlight
    if trail: more.lamp_board(st, plain, accent, at(z(.850)) + V3(.085, 0, 0), at, ly, model, z)
    elif naked7: more.naked7_front(st, z, plain, accent, at(z(.838)) + V3(.092, 0, 0), ly, at, cage)
    elif not adv:
        hc = at(z(.850)) + V3(.105, 0, 0) if scr else at(z(.838)) + V3(.092, 0, 0); r = .096 if scr else .086; axn = unit((1, 0, -.10))
        b = Part('headlamp', st['satin'] if not scr else st['plastic_g']); b.lathe([(1e-6, -.075), (r * .35, -.072), (r * .72, -.052), (r * .95, -.015), (r, .012), (r * 1.02, .020)], hc, axn, 64, cap=False); b.build(angle=60)
        rg = Part('headlamp_ring', st['satin'] if not scr else st['brushed']); rg.lathe([(r * 1.02, .018), (r * 1.045, .024), (r * 1.03, .036), (r * .97, .038), (r * .94, .030)], hc, axn, 72, closed=True); rg.build(bevel=.001)
        rf = Part('headlamp_reflector', M.metal((.05, .05, .055), .2, name='lamp_dark')); rf.lathe([(r * .95, .026), (r * .80, .004), (r * .5, -.010), (1e-6, -.012)], hc, axn, 64, cap=False); rf.build()
        d = Part('drl', st['drl']); d.ring(hc + axn * .020, axn, r * .90, r * .80, .006); d.build()
        pj = Part('projector', st['reflector'])
        for s in (-1, 1): pj.lathe([(1e-6, .022), (.012, .020), (.021, .012), (.024, 0), (.026, -.006)], hc + V3(0, s * r * .36, 0), axn, 36)
        pj.box(hc + axn * .004, (.012, r * 1.45, .007)); pj.build()
        g = Part('headlamp_glass', st['glass']); g.lathe([(1e-6, .042), (r * .4, .041), (r * .75, .037), (r * .95, .031)], hc, axn, 64, cap=False); g.build()
        ea = Part('headlamp_ears', st['satin'])
        for s in (-1, 1): ea.tube([hc + V3(-.01, s * r, 0), at(hc[2]) + V3(0, s * (ly - .028), 0)], [(.006, .022), (.006, .030)], 14, exp=4, up=(0, 1, 0))
        ea.build()
        if nak:   # small angular fly screen
            sc = Part('flyscreen', plain); S = []
            for t in np.linspace(0, 1, 10):
                S.append([hc + V3(.062 - .135 * t - .02 * q * q, q * (.088 + .012 * t), .055 + .105 * t - .045 * q * q * (1 - .4 * t)) for q in np.linspace(-1, 1, 13)])
            sc.add((np.array(S).reshape(-1, 3), grid_faces(10, 13, False))); sc.build(solid=.003, subsurf=1)
            for s in (-1, 1):
                k = Part('lampcheek', plain); k.loft([section(x, hc[2] + zc, hw, hc[2] + zc + h, hc[2] + zc - h, 2.4, 2.4, 16, yc=s * y) for x, zc, hw, h, y in ((hc[0] + .035, .0, .006, .045, .094), (hc[0] - .0, .01, .010, .065, .100), (hc[0] - .06, .02, .012, .06, .100), (hc[0] - .12, .03, .006, .03, .095))]); k.build(subsurf=2)
    else:
        more.adventure_front(st, z, body, plain, accent, at, FA, Rf, fw, up, ly, brand, cage, panel)
    # ---- instrument
    ic = T1 + up * .085 + fw * .01
    i = Part('instrument', st['satin']); nrm = unit(V3(-.55, 0, .84))
    if scr: i.lathe([(1e-6, -.035), (.035, -.033), (.050, -.018), (.053, .0), (.053, .008), (.049, .010), (.047, .004), (1e-6, .004)], ic, nrm, 56)
    else: i.box(ic, (.10, .165, .022), rot=(0, -33, 0))
    i.build(bevel=.004 if not scr else .001, bseg=3)
    sc = Part('instr_glass', st['screen'])
    if scr: sc.cyl(ic + nrm * .004, ic + nrm * .0065, .047, 48)
    else: sc.box(ic + nrm * .0115, (.085, .150, .002), rot=(0, -33, 0))
    sc.build()
    # ---- side panels & tail
    if scr:
        for s in (-1, 1):
            k = Part('side_panel', plain)
            k.loft([section(x, z(zc), .020, z(zc + h), z(zc - h), 2.6, 2.6, 20, yc=s * y) for x, zc, h, y in ((.595, .700, .030, .112), (.585, .700, .058, .118), (.53, .698, .070, .128), (.45, .697, .068, .132), (.385, .702, .050, .126), (.365, .706, .025, .118))]); pn = k.build(subsurf=2)
            text('side_no', model, .060, accent, (.475, s * .25, z(.697)), (1 if s < 0 else -1, 0, 0), (0, 0, 1), pn, spacing=1.02, dense=.006, offset=.0005)
        tl = Part('tail', st['plastic']); tl.loft([section(x, z(zc), hw, z(zt), z(zb), 3, 3, 20) for x, zc, hw, zt, zb in ((.40, .740, .10, .762, .715), (.25, .755, .105, .775, .735), (.08, .775, .095, .795, .755), (-.04, .795, .075, .815, .775), (-.075, .805, .045, .815, .79))]); tl.build(subsurf=2)
        rf_ = Part('rear_fender', plain); fender(rf_, RA + V3(.02, 0, .060), Rr + .045, .080, 92, 131, gap=.03, crown=.022, taper=.15); rf_.build(solid=.003, angle=60, subsurf=1)
        t_c = V3(-.072, 0, z(.800))
    elif naked7: t_c = more.naked7_tail(st, z, dz, body, plain, accent, cage, panel); _belly(z, st['plastic'])
    elif nak:
        tl = Part('tail', body); cage(tl, [(x, [(0, zb), (hw * .6, zb), (hw, zm), (hw * .9, zs), (hw * .45, zt), (0, zt)]) for x, hw, zb, zm, zs, zt in ((.44, .085, .715, .735, .752, .758), (.36, .125, .715, .745, .775, .790), (.24, .125, .745, .785, .825, .838), (.10, .108, .795, .832, .868, .876), (-.03, .080, .850, .872, .896, .900), (-.085, .045, .880, .892, .905, .907), (-.095, .02, .888, .895, .903, .905))], dz); tl.build(subsurf=2)
        t_c = V3(-.070, 0, z(.872))
        for s in (-1, 1):
            k = Part('side_cover', st['plastic']); k.loft([section(x, z(zc), .016, z(zc + h), z(zc - h), 3, 3, 20, yc=s * y) for x, zc, h, y in ((.62, .690, .03, .112), (.60, .690, .055, .122), (.52, .70, .052, .126), (.43, .725, .03, .118), (.40, .735, .012, .11))]); k.build(subsurf=2)
            # tank shroud: crisp panel + dark lower wing
            k = Part('shroud', plain); panel(k, [(.80, .812), (.98, .845), (1.115, .822), (1.225, .735), (1.19, .690), (1.085, .655), (1.045, .705), (.90, .752)], .186, .020, -.06, s, .014, dz, .05); k.build(angle=40)
            k = Part('shroud_in', st['plastic']); panel(k, [(.99, .720), (1.06, .660), (1.18, .690), (1.165, .63), (1.10, .555), (1.02, .545), (.985, .62)], .166, .012, -.05, s, .014, dz); k.build(angle=40)
        _belly(z, plain)
    else:
        tl = Part('tail', body); cage(tl, [(x, [(0, zb), (hw * .7, zb), (hw, zm), (hw * .95, zs), (hw * .6, zt), (0, zt)]) for x, hw, zb, zm, zs, zt in ((.50, .10, .700, .730, .752, .756), (.40, .138, .690, .738, .770, .785), (.26, .138, .715, .765, .805, .812), (.10, .122, .760, .800, .830, .834), (-.03, .095, .805, .830, .850, .852), (-.07, .055, .825, .838, .848, .849))], dz); tl.build(subsurf=2)
        t_c = V3(-.062, 0, z(.815))
        rk_ = Part('rack', st['satin'])
        for s in (-1, 1): rk_.tube([(.20, s * .15, z(.84)), (.10, s * .155, z(.895)), (-.08, s * .14, z(.90)), (-.13, s * .09, z(.90)), (-.13, 0, z(.90))], .009, 14, bend=.04); rk_.tube([(.02, s * .15, z(.898)), (.05, s * .11, z(.83))], .008, 12)
        for x in (-.02, -.08): rk_.tube([(x, -.14, z(.90)), (x, .14, z(.90))], .007, 12)
        rk_.build()
        for s in (-1, 1):
            k = Part('side_cover', st['plastic']); k.loft([section(x, z(zc), .018, z(zc + h), z(zc - h), 3, 3, 20, yc=s * y) for x, zc, h, y in ((.64, .690, .03, .118), (.62, .690, .06, .128), (.53, .70, .058, .134), (.44, .715, .035, .13), (.41, .725, .012, .12))]); k.build(subsurf=2)
    tlamp = Part('tail_lamp', st['red_lens']); tlamp.tube([t_c + V3(0, -.045, 0), t_c + V3(0, .045, 0)], [(.010, .016), (.010, .016)], 20, up=(1, 0, 0), exp=3, round_caps=True); tlamp.build()
    # plate holder + indicators
    ph = Part('plate_holder', st['plastic']); e = V3(-.235, 0, z(.585)) if not nak else V3(-.25, 0, z(.62))
    ph.tube([t_c + V3(.05, 0, -.02), t_c + V3(-.03, 0, -.07), e + V3(.05, 0, .055), e], [(.034, .012), (.030, .009), (.028, .008), (.030, .008)], 16, smooth=6, exp=4); ph.build()
    pl = Part('plate', M.plastic((.03, .03, .032), .3)); pl.box(e + V3(-.022, 0, -.028), (.003, .17, .125), rot=(0, 22, 0)); pl.build(bevel=.001)
    ind = Part('indicators', st['satin']); lens = Part('ind_lens', st['amber'])
    for s in (-1, 1):
        for base, dirx in ((e + V3(.055, s * .03, .055), -1), (at(z(.795)) + V3(.03, s * (ly + .02), 0), 1)):
            q = base + V3(0, s * .055, .004); ind.tube([base, q], .0055, 12); ind.tube([q + V3(-.028, 0, 0), q + V3(.028, s * .006, 0)], [(.010, .011), (.012, .013)] if dirx > 0 else [(.012, .013), (.010, .011)], 16, exp=2.6, round_caps=True); lens.tube([q + V3(dirx * .026, s * .004, 0), q + V3(dirx * .033, s * .005, 0)], [(.0105, .0115), (.008, .009)], 16, round_caps=True)
    ind.build(); lens.build()

# -------------------------------------------------------------------------------------------------- controls
def _controls(style, st, z, p, T1, fw, up, forkm, FA, PV):
    retro, classic = style in ('scrambler', 'classic'), style == 'classic'
    adv = style == 'adventure'; bc = T1 - fw * .012 + up * .055; w, rise = p['bar_w'], p['bar_rise']
    bar = Part('handlebar', st['chrome'] if classic else st['satin']); gr = Part('grips', st['rubber']); cl = Part('controls', st['satin']); lv = Part('levers', st['alu'] if retro else st['satin']); hs = Part('cables', st['rubber']); mi = Part('mirrors', st['chrome'] if classic else st['satin']); mg = Part('mirror_glass', st['chrome'])
    cl2 = Part('risers', st['cast_dark'])
    for s in (-1, 1): cl2.cyl(bc + V3(0, s * .045, 0) - up * .05, bc + V3(0, s * .045, 0), .017); cl2.cyl(bc + V3(0, s * .045 - .018, 0), bc + V3(0, s * .045 + .018, 0), .023)
    cl2.build(remesh=.002, relax=3)
    for s in (-1, 1):
        q = lambda x, y, zz: bc + V3(x, s * y, zz)
        P = resample(fillet([q(0, 0, 0), q(0, .09, 0), q(-.012, .20, rise * .92), q(-.075, w, rise)], [0, .06, .06, 0], 12), 100)
        bar.add(m_sweep(P, [.0142, .0142, .0111, .0111], 24)); i0 = 100 - int(.125 / path_len(P) * 100); gp = resample(P[i0:], 60); rad = [.0165 + (.0009 if (i // 2) % 2 else 0) for i in range(60)]; rad[0] = rad[1] = .0205; gr.add(m_sweep(gp, rad, 24))
        e = P[-1]; T_ = unit(P[-1] - P[-6]); lv.lathe([(1e-6, .034), (.009, .034), (.0145, .030), (.0155, .004), (.012, 0)], e, T_, 28)
        sw = P[i0 - 4]; cl.tube([sw - T_ * .026, sw + T_ * .018], [(.021, .025), (.023, .026)], 20, exp=3.5, round_caps=True)
        ff = unit(V3(1, 0, 0) - T_[0] * T_); br = P[i0 - 12]
        cl.tube([br - T_ * .012, br + T_ * .012], .0165, 18); cl.tube([br - T_ * .035 + ff * .028, br + T_ * .030 + ff * .030], [(.013, .012), (.011, .011)], 16, exp=3)
        if s < 0 or not retro: cl.lathe([(1e-6, 0), (.019, 0), (.021, .003), (.021, .026), (.019, .029), (1e-6, .029)], br - T_ * .02 + ff * .042 + V3(0, 0, .012), (0, 0, 1), 28)
        g2 = P[min(99, i0 + 8)]
        lv.tube([br + T_ * .028 + ff * .032, br + T_ * .055 + ff * .060 - V3(0, 0, .004), g2 + ff * .066 - V3(0, 0, .012), e - T_ * .012 + ff * .052 - V3(0, 0, .012)], [(.007, .008), (.0055, .0075), (.0055, .0085), (.008, .009)], 14, smooth=7)
        # mirrors
        mb = br + T_ * .0 + V3(0, 0, .012); mt = mb + V3(-.055, s * .075,   .115 if style != 'naked' else .10); mi.tube([mb, mb + V3(.005, s * .006, .035), mb * .4 + mt * .6 + V3(.012, 0, 0), mt], .0058, 12, smooth=6)
        n_ = unit(V3(-1, -s * .10, .04)); mc = mt + V3(0, s * .012, .018)
        if retro: mi.lathe([(1e-6, -.016), (.03, -.014), (.046, -.007), (.0515, .003), (.0515, .007), (.049, .008)], mc, n_, 48); mg.cyl(mc + n_ * .005, mc + n_ * .0068, .049, 48)
        else:
            a_, b_, _ = basis(n_); o_ = [(math.copysign(abs(math.cos(t)) ** .7, math.cos(t)), math.copysign(abs(math.sin(t)) ** .7, math.sin(t))) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
            mi.loft([[mc + n_ * d_ + a_ * (c_[0] * .036 * k_) + b_ * (c_[1] * .066 * k_) for c_ in o_] for d_, k_ in ((-.022, .35), (-.016, .75), (-.004, .98), (.006, 1.0), (.007, .94))]); mg.prism([(c_[0] * .0335, c_[1] * .062) for c_ in o_], .0015, mc + n_ * .0078, a_, b_)
        # hoses: master cylinder -> down the fork
        if s < 0: hs.tube([br - T_ * .03 + ff * .03, br - T_ * .10 + ff * .07 - V3(0, 0, .02), T1 + fw * .055 + V3(0, -.06, -.02), T1 + fw * .035 - up * .16 + V3(0, -.065, 0), T1 + fw * .01 - up * .34 + V3(0, -.085, 0), FA + V3(-.10, -.085, .16)], .0038, 10, smooth=10)
        else: hs.tube([br - T_ * .03 + ff * .03, br - T_ * .10 + ff * .075 - V3(0, 0, .03), T1 + fw * .05 + V3(0, .05, -.05), T1 - fw * .06 - up * .20 + V3(0, .10, 0)], .0040, 10, smooth=10)
        hs.tube([sw + V3(0, 0, -.025), P[45] + V3(.02, 0, -.03), T1 + V3(.03, s * .04, -.02), T1 - fw * .05 - up * .06 + V3(0, s * .04, 0)], .0036, 10, smooth=8)
        if adv:
            hg = Part('handguard', st['plastic']); S = []
            for t in np.linspace(0, 1, 12):
                b0 = br * (1 - t) + (e + T_ * .02) * t; S.append([b0 + ff * (.095 - .075 * max(0, t - .6) * 2.2 - .02 * k * k) + V3(0, 0, k * (.044 - .014 * t) + .006) for k in np.linspace(-1, 1, 9)])
            hg.add((np.array(S).reshape(-1, 3), grid_faces(12, 9, False))); hg.build(solid=.004, subsurf=1)
    for x in (bar, gr, cl, lv, hs, mi, mg): x.build(bevel=.0006 if x in (cl, lv) else 0, angle=45)
    # ---- foot controls
    k = Part('pegs', st['satin']); a = Part('pedals', st['alu'] if retro else st['satin']); rub = Part('pegrubber', st['rubber'])
    pz = PV[2] - .055
    for s in (-1, 1):
        pb = V3(.53, s * .135, pz); k.prism(fillet([(.50, pz - .02), (.56, pz - .03), (.60, pz + .09), (.54, pz + .10)], .012, 4, True), .010, (0, s * .138, 0))
        k.tube([pb, pb + V3(0, s * .03, 0)], .012, 14); rub.tube([pb + V3(0, s * .03, .0), pb + V3(0, s * .115, .0)], [(.014, .012), (.012, .011)], 16, exp=3.5, round_caps=True)
        k.tube([(.44, s * .125, z(.555)), (.30, s * .150, z(.455))], [(.006, .014), (.006, .012)], 12, exp=4); k.tube([(.50, s * .115, z(.50)), (.30, s * .150, z(.455))], [(.006, .010), (.006, .010)], 12, exp=4); rub.tube([(.30, s * .155, z(.455)), (.29, s * .225, z(.455))], .011, 14, round_caps=True)
    a.tube([(.55, -.155, pz - .01), (.64, -.170, pz - .045), (.72, -.185, pz - .03), (.74, -.19, pz - .028)], [(.006, .009), (.005, .008), (.007, .009), (.008, .012)], 12, smooth=6); a.tube([(.70, .165, pz + .02), (.73, .175, pz + .0), (.735, .215, pz + .0)], .006, 12, smooth=5); a.tube([(.54, .155, pz + .03), (.70, .160, pz + .03)], .004, 10)
    a.tube([(.62, .13, z(.27)), (.50, .155, z(.255)), (.34, .165, z(.275))], [.012, .010, .009], 14); a.tube([(.35, .165, z(.272)), (.32, .168, z(.285))], [(.018, .006), (.022, .006)], 12, exp=4)
    k.build(bevel=.001); a.build(); rub.build()
