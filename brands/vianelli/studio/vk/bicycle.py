"""vk.bicycle - bicycle(kind, colours) from real geometry numbers.  See GEOMETRY and COLOURS."""
import math
import numpy as np
from brand import NAME
from .core import *
from . import materials as M
from .wheels import bicycle_wheel

# mm and degrees, as printed in a geometry table
GEOMETRY = dict(
    road=dict(stack=565, reach=388, head=73.0, seat=73.5, chainstay=410, wheelbase=990, drop=70, seattube=480, headtube=145, R=339, tyre=28, saddle=735),
    gravel=dict(stack=585, reach=386, head=71.0, seat=73.5, chainstay=428, wheelbase=1036, drop=75, seattube=470, headtube=150, R=352, tyre=42, saddle=728),
    mtb=dict(stack=628, reach=455, head=66.5, seat=75.0, chainstay=435, wheelbase=1182, drop=60, seattube=430, headtube=110, R=368, tyre=59, saddle=740),
    emtb=dict(stack=635, reach=445, head=66.8, seat=75.0, chainstay=450, wheelbase=1198, drop=42, seattube=430, headtube=118, R=370, tyre=62, saddle=725),
    ecity=dict(stack=625, reach=385, head=69.5, seat=71.0, chainstay=470, wheelbase=1115, drop=60, seattube=440, headtube=165, R=353, tyre=44, saddle=700),
    city=dict(stack=610, reach=380, head=70.0, seat=71.0, chainstay=450, wheelbase=1085, drop=60, seattube=470, headtube=160, R=349, tyre=38, saddle=700),
)

def bicycle(kind='road', colours=None, geometry=None, brand=NAME, model='', name=None, crank_angle=-8, link_collection=True):
    """Build one bicycle in its own collection and return it.
    colours: dict(main, accent, decal, metallic=0..1, matte=bool, wall=tyre sidewall or None, tape)."""
    col = dict(main='#a3131c', accent='#111214', decal='#f4f4f2', metallic=0.0, matte=False, wall=None, tape='#101012', saddle=None); col.update(colours or {})
    g = dict(GEOMETRY[kind]); g.update(geometry or {}); g = {k: (v / 1000 if k not in ('head', 'seat') else v) for k, v in g.items()}
    C = collection(name or f'bicycle_{kind}', link_collection); st = M.std()
    gravel = kind == 'gravel'; road, mtb, city = kind in ('road', 'gravel'), kind in ('mtb', 'emtb'), kind in ('city', 'ecity'); ebike = kind in ('emtb', 'ecity')
    paint = M.paint(col['main'], col['metallic'], flakes=col['metallic'] > .2, matte=col['matte'], name='frame_paint'); accent = M.paint(col['accent'], 0, matte=col['matte'], name='accent_paint')
    decal = M.paint(col['decal'], .0, name='decal'); R, tw = g['R'], g['tyre']
    zb = R - g['drop']; BB = V3(0, 0, zb); ha, sa = math.radians(g['head']), math.radians(g['seat'])
    rx = -math.sqrt(g['chainstay'] ** 2 - g['drop'] ** 2); RA = V3(rx, 0, R); FA = V3(rx + g['wheelbase'], 0, R)
    sdir = V3(math.cos(ha), 0, -math.sin(ha)); HT = V3(g['reach'], 0, zb + g['stack']); HB = HT + sdir * g['headtube']
    tdir = V3(-math.cos(sa), 0, math.sin(sa)); ST = BB + tdir * g['seattube']
    fwd = V3(math.sin(ha), 0, math.cos(ha))          # perpendicular to the steering axis, forward
    off = (FA - HB) @ fwd                             # fork offset
    acl = (FA - HB) @ sdir                            # axle to crown along the axis

    # ------------------------------------------------------------ frame
    fr = Part('frame', paint)
    big = 1.0 if road else 1.08
    fr.tube([HT - sdir * .002, HT + sdir * g['headtube'] * .4, HB + sdir * .002], [.0225, .0215, .0275], 32)
    dt0 = HB - sdir * (.040 if not city else .045)
    if ebike: dsec = [(.031, .036), (.036, .043), (.037, .045), (.038, .044)]
    elif road: dsec = [(.0235, .030), (.0225, .0265), (.0235, .027), (.030, .026)]
    else: dsec = [(.024, .031), (.0235, .029), (.025, .030), (.031, .027)]
    bbj = BB + V3(.0, 0, .002)
    if city:
        # step-through: curved main tube, plus a slim upper tube on the non-electric one
        m1 = dt0 * .62 + bbj * .38 + V3(-.035, 0, -.060); m2 = dt0 * .28 + bbj * .72 + V3(-.03, 0, -.040)
        P = catmull([dt0, dt0 * .85 + bbj * .15 + V3(.0, 0, -.018), m1, m2, bbj + V3(.02, 0, .02), bbj], 12)
        fr.add(m_sweep(P, dsec if ebike else [(.019, .022), (.019, .023), (.021, .024)], 28, exp=2.6 if ebike else 2))
        if not ebike:
            u0 = HT + sdir * .040; P = catmull([u0, u0 * .72 + ST * .28 + V3(-.01, 0, -.105), u0 * .40 + (BB + tdir * .20) * .60 + V3(0, 0, -.035), BB + tdir * .20], 12); fr.add(m_sweep(P, .0155, 24))
        fr.tube([BB + tdir * .0, ST], [.0185, .0175, .0175], 28)
    else:
        P = catmull([dt0, dt0 * .66 + bbj * .34 + V3(.004, 0, -.006), dt0 * .3 + bbj * .7 + V3(.004, 0, -.010), bbj], 12)
        fr.add(m_sweep(P, dsec, 28, exp=2.7 if not road else 2.4))
        tt0 = HT + sdir * .034; tt1 = BB + tdir * (g['seattube'] - (.042 if road else .075))
        sag = V3(0, 0, .010 if road else .018)
        P = catmull([tt0, tt0 * .66 + tt1 * .34 + sag * .9, tt0 * .33 + tt1 * .67 + sag * .5, tt1], 12)
        fr.add(m_sweep(P, [(.0205, .0215), (.0185, .0165), (.0165, .0135), (.0145, .0145)], 28, exp=2.5))
        fr.tube([BB, BB + tdir * g['seattube'] * .5, ST], [(.024, .019), (.0165, .0185), (.0165, .0185)], 28, exp=2.3)
    fr.cyl(BB + V3(0, -.043, 0), BB + V3(0, .043, 0), .0245)
    # stays
    tyc = tw / 2 + .010
    for s in (-1, 1):
        drop = RA + V3(0, s * .066, 0)
        p = [BB + V3(-.012, s * .030, -.002), BB + V3(-.075, s * max(.033, tyc + .006), .006), BB * .45 + RA * .55 + V3(0, s * (tyc + .022), -.004), drop + V3(.03, 0, -.004), drop]
        fr.add(m_sweep(catmull(p, 10), [(.010, .019), (.0085, .0165), (.009, .0115), (.0085, .0095), (.007, .011)], 20, exp=2.4))
        ssj = BB + tdir * (g['seattube'] - (.100 if road else .110 if mtb else .075))
        p = [ssj, ssj + (RA - ssj) * .13 + V3(0, s * (tyc + .004), .006), ssj + (RA - ssj) * .55 + V3(0, s * (tyc + .017), .0), drop + unit(ssj - RA) * .035, drop]
        fr.add(m_sweep(catmull(p, 10), [(.010, .011), (.0085, .0095), (.0075, .0085), (.007, .009), (.007, .011)], 18))
        fr.cyl(drop - V3(0, .006, 0), drop + V3(0, .006, 0), .0125)
    if ebike:   # motor shroud blended in the frame
        fr.tube([BB + V3(.045, 0, .055), BB + V3(-.02, 0, .03)], [(.046, .05), (.045, .055)], 28, exp=3)
    frame = fr.build(remesh=.0022, relax=6)
    # motor unit
    if ebike:
        mo = Part('motor', st['plastic']); mo.lathe([(1e-6, -.062), (.050, -.062), (.062, -.056), (.066, -.045), (.066, .045), (.062, .056), (.050, .062), (1e-6, .062)], BB + V3(.006, 0, .012), (0, 1, 0), 48)
        mo.tube([BB + V3(.075, 0, .05), BB + V3(-.05, 0, .035)], [(.056, .045), (.052, .04)], 24, exp=4); mo.build(remesh=.0025, relax=6)
        mr = Part('motor_ring', st['alu'])
        for s in (-1, 1): mr.ring(BB + V3(.006, s * .0615, .012), (0, 1, 0), .046, .043, .003)
        mr.build()
    # ------------------------------------------------------------ head set, fork
    hs = Part('headset', st['black']); hs.cyl(HT, HT - sdir * .010, .0235, ch=.002, r2=.0205); hs.cyl(HT - sdir * .011, HT - sdir * .0255, .0175, ch=.001); hs.cyl(HB, HB + sdir * .007, .0275, ch=.001); hs.build()
    crown = HB + sdir * .012
    if mtb:
        lw = Part('fork_lower', accent if not ebike else st['satin']); stn = Part('stanchion', M.metal((.30, .22, .13), .16, name='stanchion') if not ebike else st['black']); cr = Part('fork_crown', st['satin'])
        ly = .066; ctop = crown + fwd * off * .55
        cr.tube([ctop + V3(0, -ly, 0) + fwd * off * .45, ctop + V3(0, -ly * .55, 0), ctop + V3(0, 0, 0) - sdir * .012, ctop + V3(0, ly * .55, 0), ctop + V3(0, ly, 0) + fwd * off * .45], [(.018, .021), (.017, .018), (.024, .022), (.017, .018), (.018, .021)], 20, smooth=6, up=sdir)
        for s in (-1, 1): cr.cyl(ctop + fwd * off * .45 + V3(0, s * ly, 0) - sdir * .020, ctop + fwd * off * .45 + V3(0, s * ly, 0) + sdir * .020, .0215)
        cr.cyl(crown - sdir * .01, ctop + sdir * .015, .024); cr.build(remesh=.002, relax=5)
        trav = .13
        for s in (-1, 1):
            a = crown + fwd * off + V3(0, s * ly, 0); e = FA + V3(0, s * ly, 0)
            stn.cyl(a - sdir * .024, a + sdir * (trav + .09), .0175)
            t0 = a + sdir * (trav + .015)
            lw.tube([t0, t0 + sdir * .06, e - sdir * .09, e - sdir * .02, e + sdir * .012], [.0235, .0225, .0195, .018, .0165], 24)
            lw.cyl(e - V3(0, .014 * 1, 0), e + V3(0, .014, 0), .018)
            stn.cyl(t0 - sdir * .002, t0 + sdir * .001, .0222)
        ar0 = crown + fwd * off + sdir * (trav + .045)
        lw.tube([ar0 + V3(0, -ly, 0), ar0 - sdir * .058 + V3(0, -ly * .78, 0) + fwd * .012, ar0 - sdir * .082 + fwd * .016, ar0 - sdir * .058 + V3(0, ly * .78, 0) + fwd * .012, ar0 + V3(0, ly, 0)], [(.010, .013), (.009, .012), (.011, .012), (.009, .012), (.010, .013)], 16, smooth=8, up=fwd)
        lw.build(remesh=.002, relax=5); stn.build()
        for s in (-1, 1):
            k = Part('topcap', M.anod('#b01020') if s < 0 else st['black']); a = crown + fwd * off + V3(0, s * ly, 0) - sdir * .024; k.cyl(a, a - sdir * .007, .014, ch=.002); k.build()
        text('fork_decal', 'AIR 130', .022, decal, FA - sdir * .16 + V3(0, -ly - .03, 0), -sdir, fwd * -1, None)
    else:
        fk = Part('fork', paint if road else (paint if not city else accent)); fy = .053
        fk.cyl(HB + sdir * .004, crown + sdir * .03, .026)
        rake = off
        for s in (-1, 1):
            e = FA + V3(0, s * fy, 0)
            k0 = crown + sdir * .012 + V3(0, s * .012, 0); k1 = crown + sdir * (.060 if road else .075) + V3(0, s * (tw / 2 + (.022 if gravel else .016)), 0) + fwd * rake * .15
            k2 = crown + sdir * acl * .55 + V3(0, s * (tw / 2 + (.030 if gravel else .026)), 0) + fwd * rake * .45
            k3 = e - sdir * .06 - fwd * rake * .10; P = catmull([k0, k1, k2, k3, e], 10)
            fk.add(m_sweep(P, [(.014, .021), (.0115, .020), (.0105, .0175), (.009, .0135), (.0085, .011)] if road else [(.015, .020), (.0125, .016), (.0115, .0145), (.010, .0125), (.009, .011)], 22, exp=2.3))
            fk.cyl(e - V3(0, .007, 0), e + V3(0, .007, 0), .0125)
        fk.build(remesh=.002, relax=6)
    ax = Part('axles', st['black'])
    for A, w in ((FA, .062 if road or city else .083), (RA, .076)): ax.cyl(A - V3(0, w, 0), A + V3(0, w, 0), .0065, ch=.001); ax.cyl(A - V3(0, w + .001, 0), A - V3(0, w - .004, 0), .0105, ch=.001)
    ax.build()
    # ------------------------------------------------------------ wheels
    wall = M.rubber(M.lin(col['wall'])[:3], 'wall') if col['wall'] else None
    mtread = [(0, 62, 0, .016, .009, .0036, 0), (17, 62, .5, .015, .008, .0036, 8), (36, 62, 0.25, .013, .009, .0036, -12), (56, 62, .75, .015, .009, .0042, 10)] if mtb else [(0, 92, 0, .009, .0055, .0014, 0), (16, 92, .5, .009, .005, .0014, 0), (32, 92, 0.25, .009, .005, .0016, -10), (52, 92, .75, .011, .006, .0024, 12)] if gravel else None
    rimm = M.gloss((.012, .012, .013), 'rim_carbon') if road else (st['satin'] if not (kind == 'city') else st['alu'])
    wk = dict(rim_depth=.030 if gravel else .042 if road else .020, rim_w=.030 if gravel else .027 if road else (.034 if mtb else .026), n_spokes=24 if road else 32, tread=mtread, wall=wall, rotor_r=.08 if road else .09, spoke_mat=st['black'] if not kind == 'city' else st['steel'])
    bicycle_wheel('fw', FA, R, tw, st, rimm, False, **wk); bicycle_wheel('rw', RA, R, tw, st, rimm, True, **wk)
    if road and not gravel:
        for A in (FA, RA):
            for a in (0.55, 0.55 + math.pi):
                r_ = R - tw * .80 - .023; p = A + V3(math.cos(a) * r_, -.0142, math.sin(a) * r_)
                text('rimtxt', brand, .017, M.diffuse((.32, .32, .33), .4, 'rim_decal'), p, V3(math.sin(a), 0, -math.cos(a)), V3(math.cos(a), 0, math.sin(a)), None)
    # ------------------------------------------------------------ drivetrain (right side = -y)
    cogs = [10, 11, 13, 15, 17, 19, 21, 24, 28, 32, 38, 44] if gravel else [11, 12, 13, 14, 15, 17, 19, 21, 24, 27, 30, 34] if road else ([10, 12, 14, 16, 18, 21, 24, 28, 32, 36, 42, 51] if mtb else [11, 13, 15, 17, 20, 24, 28, 34])
    pr = lambda t: .0127 / (2 * math.sin(math.pi / t))
    y0, y1 = -.060, -.0225
    for i, t in enumerate(cogs):
        y = y0 + (y1 - y0) * i / (len(cogs) - 1); r_ = pr(t)
        hole = [circle(.017, 24)] if t < 18 else [circle(.017, 24)] + [slot(.021, r_ * .80, 2 * math.pi * j / 6 + i * .1, r_ * .52 if r_ > .05 else .012) for j in range(6)] if t > 22 else [circle(.017, 24)]
        plate(f'cog{t}', [gear_outline(t)] + hole, .0018, st['chain_out'] if i < len(cogs) - 1 else st['satin'], RA + V3(0, y, 0), bevel=.0003)
    sel = 6 if road else (5 if mtb else 4); cog = cogs[sel]; yc = y0 + (y1 - y0) * sel / (len(cogs) - 1)
    ringT = 40 if gravel else 50 if road else (34 if mtb else 42); rr = pr(ringT); ych = -.0455
    def ring_plate(t, y, mat):
        r_ = pr(t); arms = 4
        hol = [circle(r_ - .014 if t > 40 else r_ - .013, 72)]
        plate(f'ring{t}', [gear_outline(t)] + hol, .0032, mat, BB + V3(0, y, 0), bevel=.0005)
    ring_plate(ringT, ych, st['satin'])
    if road and not gravel: ring_plate(34, ych + .008, st['steel'])
    cm = M.metal((.045, .045, .048), .30, name='crank')
    sp = Part('spider', cm); na = 4 if road else 5
    for i in range(na):
        a = 2 * math.pi * (i + .5) / na + math.radians(crank_angle) + (.0 if na == 4 else .3)
        p1 = BB + V3(math.cos(a) * (rr - .011), ych - .002, math.sin(a) * (rr - .011))
        sp.tube([BB + V3(0, ych - .008, 0), BB * .5 + p1 * .5 + V3(0, -.004, 0), p1], [(.006, .016), (.005, .010), (.004, .008)], 14, smooth=5, exp=3)
    sp.lathe([(1e-6, .004), (.03, .004), (.027, -.012), (.018, -.016), (1e-6, -.016)], BB + V3(0, ych, 0), (0, 1, 0), 40)
    L = .170
    for s in (-1, 1):
        a = math.radians(crank_angle + (0 if s < 0 else 180)); d = V3(math.cos(a), 0, math.sin(a))
        p0 = BB + V3(0, s * .060, 0); p1 = BB + d * L + V3(0, s * .071, 0)
        sp.tube([p0 - d * .012, p0, p0 * .5 + p1 * .5 + V3(0, s * .001, 0), p1, p1 + d * .011], [(.008, .012), (.010, .0185), (.0085, .0135), (.0072, .0125), (.0055, .008)], 22, smooth=6, exp=3.2)
        sp.cyl(BB + V3(0, s * .040, 0), BB + V3(0, s * .066, 0), .0155)
    sp.build(remesh=.0016, relax=4)
    cb = Part('crankbolts', st['alu']); cb.cyl(BB + V3(0, -.070, 0), BB + V3(0, -.074, 0), .0085, ch=.001)
    for i in range(na):
        a = 2 * math.pi * (i + .5) / na + math.radians(crank_angle) + (.0 if na == 4 else .3); cb.bolt(BB + V3(math.cos(a) * (rr - .0125), ych - .0058, math.sin(a) * (rr - .0125)), (0, -1, 0), .0045, .002)
    cb.build()
    for s in (-1, 1):   # pedals
        a = math.radians(crank_angle + (0 if s < 0 else 180)); pc = BB + V3(math.cos(a) * L, s * .071, math.sin(a) * L)
        pa = Part('pedal_axle', st['steel']); pa.cyl(pc, pc + V3(0, s * .06, 0), .006); pa.build()
        pp = Part('pedal', st['satin'])
        if road:
            q = pc + V3(0, s * .050, 0)
            pp.loft([section(q[0] + x, q[2] + z, w, q[2] + z + h, q[2] + z - h, 3, 3, 20, yc=q[1]) for x, z, w, h in ((-.045, .002, .016, .004), (-.030, 0, .030, .008), (0, 0, .031, .010), (.03, .0, .024, .008), (.052, .003, .012, .004))]); pp.build(subsurf=2)
        else:
            q = pc + V3(0, s * .062, 0)
            for dx in (-.046, .046): pp.box(q + V3(dx, 0, 0), (.012, .092, .014))
            for dy in (-.043, .043, 0): pp.box(q + V3(0, dy, 0), (.092, .010 if dy else .022, .013))
            pp.build(bevel=.0025)
            pn = Part('pins', st['steel'])
            for dx in (-.046, .046):
                for dy in (-.04, -.014, .014, .04):
                    for dz in (-1, 1): pn.cyl(q + V3(dx, dy, 0), q + V3(dx, dy, dz * .0105), .0018, 8)
            pn.build()
    gd = .082 if gravel else .074 if road else (.092 if mtb else .075); td = .076 if gravel else .060 if road else (.085 if mtb else .06)
    G = RA + V3(.012, 0, -gd); Tn = RA + V3(.040 if not mtb else .060, 0, -gd - td); jr = pr(11 if road else 12)
    dm = M.metal((.03, .03, .032), .28, name='mech')
    chain('chain', [(BB[0], BB[2], rr, -1), (Tn[0], Tn[2], jr, -1), (G[0], G[2], jr, 1), (RA[0], RA[2], pr(cog), -1)], (ych + yc) / 2, st['chain_in'], st['chain_out'])
    dr = Part('derailleur', dm); yk = (ych + yc) / 2
    for s in (-1, 1):
        o_ = unit(Tn - G); n_ = V3(-o_[2], 0, o_[0])
        dr.tube([G - o_ * .012 + V3(0, s * .0075, 0), G * .5 + Tn * .5 + V3(0, s * .0075, 0) + n_ * .004 * s, Tn + o_ * .012 + V3(0, s * .0075, 0)], [(.0012, .012), (.0012, .008), (.0012, .012)], 12, smooth=5, exp=4).V[-1][:, 1] += yk
    hang = RA + V3(-.004, -.070, -.030)
    dr.tube([RA + V3(0, -.070, -.004), hang], [(.004, .010), (.005, .009)], 14, exp=3)
    dr.tube([hang + V3(0, -.012, 0), hang * .4 + G * .6 + V3(-.014, -.024, 0), G + V3(-.002, yk - .012, 0) * V3(1, 1, 1)], [(.012, .015), (.014, .017), (.011, .015)], 16, smooth=5, exp=2.6)
    dr.build(bevel=.0008, angle=45)
    for q, tt in ((G, 11 if road else 12), (Tn, 11 if road else 12)):
        plate('jockey', [gear_outline(tt)] + [circle(.005, 16)] + [circle(.0028, 10, (.0115 * math.cos(a), .0115 * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 7)[:-1]], .0026, st['plastic'], q + V3(0, yk, 0), bevel=.0003)
        b = Part('jb', st['steel']); b.bolt(q + V3(0, yk - .009, 0), (0, -1, 0), .0045, .002); b.build()
    # ------------------------------------------------------------ calipers
    for A, rr_, ang, yy in ((FA, wk['rotor_r'], 118, .046), (RA, wk['rotor_r'], 52, .044)):
        a = math.radians(ang); q = A + V3(math.cos(a) * (rr_ - .010), yy, math.sin(a) * (rr_ - .010)); t_ = V3(-math.sin(a), 0, math.cos(a))
        k = Part('caliper', st['satin']); k.tube([q - t_ * .028, q - t_ * .012, q + t_ * .012, q + t_ * .028], [(.010, .009), (.0145, .015), (.0145, .015), (.010, .009)], 18, exp=3.5); k.build(bevel=.001)
    # ------------------------------------------------------------ seat post, saddle
    sl = g['saddle']; top = BB + tdir * sl; sc = top + V3(.0, 0, -.058)
    po = Part('seatpost', st['carbon'] if road else st['black']); post_top = BB + tdir * (sl - .07)
    if road: po.tube([ST - tdir * .05, post_top], [(.0115, .0155), (.0115, .0145)], 24)
    elif mtb:
        po.tube([ST - tdir * .03, ST + tdir * .10], .0165, 28); po.tube([ST + tdir * .10, ST + tdir * .118], [.019, .0185], 28); po.tube([ST + tdir * .11, post_top], .0135, 28)
    else: po.tube([ST - tdir * .05, post_top], .0138, 28)
    hd = post_top + V3(-.002, 0, .010)
    po.tube([post_top - tdir * .012, hd], [.0135, .015], 20); po.tube([hd + V3(-.03, 0, .006), hd + V3(.03, 0, .006)], [(.021, .008), (.021, .008)], 16, exp=3); po.build(bevel=.001)
    co = Part('seatclamp', st['black']); co.cyl(ST - tdir * .006, ST + tdir * .010, .0205 if not road else .0185, ch=.0015); co.build()
    so = top + V3(-.005, 0, 0)
    ra = Part('rails', st['steel'] if not road else st['carbon'])
    for s in (-1, 1): ra.tube([so + V3(.115, s * .008, -.030), so + V3(.075, s * .021, -.046), so + V3(-.055, s * .022, -.046), so + V3(-.10, s * .034, -.026)], .0036, 10, smooth=8)
    ra.build()
    sm = M.leather(M.lin(col['saddle'])[:3], 'saddle') if col['saddle'] else M.plastic((.016, .016, .017), .48, 'saddle', .2)
    sd = Part('saddle', sm)
    if city: S = [(-.125, -.018, .050, .004, -.040), (-.118, -.012, .078, .008, -.050), (-.085, -.012, .100, .004, -.052), (-.04, -.016, .082, -.004, -.045), (.01, -.018, .045, -.006, -.038), (.07, -.016, .026, -.003, -.034), (.12, -.016, .021, -.003, -.034), (.135, -.020, .012, -.010, -.030)]
    else: S = [(-.132, -.006, .040, .008, -.018), (-.126, -.006, .062, .010, -.026), (-.095, -.008, .070, .006, -.034), (-.055, -.011, .058, .000, -.032), (-.01, -.012, .037, -.003, -.027), (.05, -.012, .022, -.004, -.024), (.11, -.012, .0185, -.005, -.024), (.134, -.014, .014, -.008, -.024), (.140, -.016, .008, -.011, -.022)]
    sd.loft([section(so[0] + x, so[2] + zc, w, so[2] + zt, so[2] + zb_, 2.8, 2.2, 24) for x, zc, w, zt, zb_ in S]); sd.build(subsurf=2)
    # ------------------------------------------------------------ cockpit
    sb = Part('stem', st['satin']); stem0 = HT - sdir * (.045 if not city else .075)
    L_s = .100 if road else (.045 if mtb else .06)
    tilt = V3(math.cos(math.radians(3)), 0, math.sin(math.radians(3))) if road else V3(math.cos(math.radians(8)), 0, math.sin(math.radians(8)))
    if city: tilt = V3(math.cos(math.radians(25)), 0, math.sin(math.radians(25)))
    BC = stem0 + tilt * L_s
    sb.tube([HT - sdir * .010, stem0 - sdir * .018], .0175 if not city else .0145, 24); sb.tube([stem0 + sdir * .02, stem0 - sdir * .02], .0195, 24)
    sb.tube([stem0, stem0 * .5 + BC * .5, BC - tilt * .012], [(.0165, .0185), (.0145, .0155), (.019, .0165)], 22, exp=2.8); sb.cyl(BC - V3(0, .021, 0), BC + V3(0, .021, 0), .0205); sb.build(remesh=.0018, relax=5)
    stb = Part('stembolts', st['steel']); stb.cyl(stem0 - sdir * .018, stem0 - sdir * .0235, .0165, ch=.002)
    for s in (-1, 1):
        for d_ in (-1, 1): stb.bolt(BC + tilt * .0185 + V3(0, s * .013, d_ * .013), tilt, .0035, .003)
    stb.build()
    hose = Part('hoses', st['rubber'])
    if road:
        bar = Part('bar', st['satin']); tp = Part('bartape', M.tape(M.lin(col['tape'])[:3])); hood = Part('hoods', M.rubber((.02, .02, .021), 'hood')); lev = Part('levers', st['carbon'])
        for s in (-1, 1):
            w = lambda x, y, z: BC + V3(x, s * (y + (max(0, -z) * .42 + max(0, .02 - x) * .25 if gravel and y > .2 and z < -.005 else 0)), z)   # gravel bars flare outwards
            full = catmull([w(0, 0, 0), w(0, .06, 0), w(-.004, .13, .001), w(.002, .180, .001), w(.030, .203, 0), w(.060, .208, -.012), w(.079, .210, -.042), (w(.072, .212, -.082)), w(.040, .214, -.115), w(-.005, .216, -.124), w(-.055, .218, -.122)], 10)
            bar.add(m_sweep(full[:22], [.0155, .0155, .0120], 20)); tp.add(m_sweep(full[13:], .0158, 22, round_caps=True))
            hood.tube([w(.046, .207, -.008), w(.075, .209, .010), w(.106, .209, .022), w(.132, .208, .036), w(.141, .208, .058), w(.137, .207, .070)], [(.0155, .021), (.0165, .020), (.016, .0175), (.0155, .0165), (.0125, .0135), (.007, .008)], 20, smooth=6, exp=2.5)
            lev.tube([w(.128, .209, .022), w(.139, .211, -.006), w(.132, .214, -.050), w(.112, .218, -.088), w(.097, .221, -.108)], [(.010, .0075), (.0105, .0055), (.0095, .0042), (.0085, .004), (.006, .003)], 16, smooth=6, exp=2.6)
            lev.tube([w(.105, .205, -.004), w(.110, .206, -.035), w(.098, .208, -.062)], [(.007, .007), (.008, .003), (.006, .0025)], 14, smooth=5)
            hose.tube([w(.02, .12, -.010), w(.022, .06, -.024), BC + V3(.006, s * .014, -.032), HT + V3(.010, s * .010, -.006)], .0024, 8, smooth=8)
        bar.build(); tp.build(); hood.build(remesh=.0016, relax=4); lev.build(bevel=.0005)
    else:
        wd = .385 if mtb else .315; rise = .022 if mtb else .04; back = .05 if mtb else .17
        bar = Part('bar', st['satin'] if not kind == 'city' else st['alu']); gr = Part('grips', M.rubber(M.lin(col['tape'])[:3] if city else (.02, .02, .021), 'grip')); lev = Part('levers', st['satin'])
        for s in (-1, 1):
            w = lambda x, y, z: BC + V3(x, s * y, z)
            if mtb: pts = [w(0, 0, 0), w(0, .05, 0), w(-.002, .13, rise * .8), w(-.008, .18, rise), w(-back * .6, wd * .8, rise + .004), w(-back, wd, rise + .006)]
            else: pts = [w(0, 0, 0), w(.005, .05, 0), w(.02, .12, rise), w(0, .22, rise * 1.3), w(-.08, wd * .93, rise * 1.2), w(-back, wd, rise * .9)]
            P = catmull(pts, 12); P = resample(P, 80); bar.add(m_sweep(P, [.0158, .0135, .0112, .0112], 20))
            i0 = 80 - int(.13 / (path_len(P) / 80)); gp = resample(P[i0:], 60)
            rad = [.0162 + (.0008 if (i // 2) % 2 else 0) for i in range(60)]; rad[0] = rad[1] = .0185; rad[-1] = .0178; gr.add(m_sweep(gp, rad, 24))
            T_ = unit(P[i0] - P[i0 - 4]); cl = P[i0 - 5]; ff = unit(np.cross(V3(0, 0, 1), T_) * -s) ; ff = ff if ff[0] > 0 else -ff
            lev.tube([cl - T_ * .016, cl + T_ * .016], .0165, 20)
            dn = unit(ff * .82 + V3(0, 0, -.55))
            lev.tube([cl - T_ * .030 + dn * .026, cl + T_ * .012 + dn * .03], [(.012, .011), (.010, .010)], 16, exp=3)
            g2 = P[min(79, i0 + 14)]; lev.tube([cl + T_ * .012 + dn * .032, cl + T_ * .04 + dn * .052, g2 + dn * .050, g2 + T_ * .045 + dn * .046], [(.006, .006), (.006, .0045), (.0075, .004), (.008, .005)], 12, smooth=6)
            if s < 0 or mtb: lev.tube([cl - T_ * .02 + V3(0, 0, -.02), cl + V3(-.015, 0, -.03), cl + T_ * .02 + V3(-.03, 0, -.03)], [(.009, .008), (.012, .006), (.007, .004)], 12, smooth=4)
            hose.tube([cl - T_ * .03 + dn * .03, cl - T_ * .12 + ff * .075 + V3(0, 0, -.0), BC + ff * .07 + V3(0, s * .03, -.05), HT + sdir * .05 + V3(.026, s * .012, 0)], .0026, 8, smooth=8)
            if mtb: hose.tube([cl - T_ * .02 + V3(0, 0, -.02), cl - T_ * .12 + ff * .055 + V3(0, 0, -.025), BC + ff * .055 + V3(0, s * .03, -.07), HT + sdir * .06 + V3(.024, s * .014, 0)], .0022, 8, smooth=8)
        bar.build(); gr.build(angle=60); lev.build(bevel=.0008, angle=50)
        if ebike:
            sc_ = Part('display', st['screen']); sc_.box(BC + V3(.005, 0, .035), (.045, .07, .012), rot=(0, 25, 0)); sc_.build(bevel=.004)
    fb = FA + V3(math.cos(math.radians(118)) * (wk['rotor_r'] - .01), .05, math.sin(math.radians(118)) * (wk['rotor_r'] - .01) + .02)
    hose.tube([fb, FA * .5 + crown * .5 + V3(-.012 if not mtb else -.03, .045 if not mtb else .09, 0), crown + V3(-.004, .028, -.04)], .0024, 8, smooth=8)
    hose.tube([RA + V3(-.02, -.078, -.045), RA + V3(-.055, -.07, -.012), RA + V3(-.02, -.066, .006), RA + V3(.03, -.058, .0)], .0022, 8, smooth=8)
    hose.build()
    # ------------------------------------------------------------ decals
    if not city:
        mid = dt0 * .52 + bbj * .48; du = unit(dt0 - bbj); dv = V3(-du[2], 0, du[0])
        for s in (-1, 1):
            text('logo', brand, .040 if road else .046, decal, mid + V3(0, s * .08, 0) - dv * (.009 if not ebike else .008), du if s < 0 else -du, dv * 1, frame, spacing=1.25, dense=.004)
        tm = tt0 * .36 + tt1 * .64; tu = unit(tt0 - tt1); tv = V3(-tu[2], 0, tu[0])
        if model: text('model', model, .014, decal, tm + V3(0, -.06, .004), tu, tv, frame, dense=.004, spacing=1.2)
    else:
        a_, b_ = P0 if False else (dt0, bbj); mid = m1 * .55 + m2 * .45; du = unit(dt0 - bbj); du = unit(m1 - m2); dv = V3(-du[2], 0, du[0])
        for s in (-1, 1): text('logo', brand, .030 if ebike else .022, decal, mid + V3(0, s * .08, 0), du if s < 0 else -du, dv, frame, spacing=1.2, dense=.004)
    hbp = (HT + HB) / 2
    bdg = Part('headbadge', st['alu']); bdg.lathe([(1e-6, .0015), (.011, .0012), (.012, 0), (.012, -.004)], hbp + fwd * (.0225), fwd, 32); bdg.build()
    # ------------------------------------------------------------ city equipment
    if city:
        _city_kit(g, st, RA, FA, BB, HT, HB, ST, sdir, fwd, tdir, R, tw, paint, accent, rr, ych, pr(cog), ebike)
    if kind == 'ecity':
        pass
    if not city and not road and not ebike: pass
    if gravel:   # bosses: fork legs, top tube, under the down tube
        bo = Part('bosses', st['black'])
        for s in (-1, 1):
            for t in (.36, .50, .64):
                bo.bolt(crown + sdir * acl * t + V3(0, s * (tw / 2 + .0415), 0) + fwd * off * (t * .8), (0, s, 0), .004, .003)
        tu = unit(tt0 - tt1); tv = V3(-tu[2], 0, tu[0])
        for t in (.10, .16): bo.bolt(tt0 - tu * t + tv * .022, tv, .004, .003)
        du = unit(dt0 - bbj); dv = V3(-du[2], 0, du[0])
        for t in (.20, .264): bo.bolt(BB + du * t - dv * .040, -dv, .004, .003)
        tu = tdir; tv = V3(tdir[2], 0, -tdir[0])
        for t in (.17, .234): bo.bolt(BB + tdir * t + tv * .019, tv, .004, .003)
        bo.build()
    for o_ in (BB + unit(dt0 - bbj) * .20, BB + unit(dt0 - bbj) * .264):
        if not city and not ebike:
            b = Part('boss', st['black']); dv = V3(-unit(dt0 - bbj)[2], 0, unit(dt0 - bbj)[0]); b.bolt(o_ + dv * .0165, dv, .004, .003); b.build()
    C['length'] = float(FA[0] + R - (RA[0] - R)); C['steer'] = [float(k) for k in (*HT, *-sdir)]; C['centre'] = [float((FA[0] + RA[0]) / 2), 0, float((HT[2] + .1) / 2)]
    return C

def _city_kit(g, st, RA, FA, BB, HT, HB, ST, sdir, fwd, tdir, R, tw, paint, accent, rr, ych, rc, ebike):
    fm = Part('fenders', st['satin'] if ebike else paint); w = tw / 2 + .008
    for A, a0, a1 in ((FA, 35, 165), (RA, 12, 205)):
        S = []
        for a in np.radians(np.linspace(a0, a1, 48)):
            er = V3(math.cos(a), 0, math.sin(a)); Rf = R + .018; ring = []
            for t in np.linspace(-1, 1, 11): ring.append(A + er * (Rf + .010 * (1 - t * t) - .004) + V3(0, t * w, 0))
            S.append(ring)
        V = np.array(S).reshape(-1, 3); fm.add((V, grid_faces(48, 11, False)))
    fm.build(solid=.0022, angle=60)
    s = Part('stays', st['steel'])
    for A, a in ((FA, 150), (RA, 150), (RA, 95)):
        er = V3(math.cos(math.radians(a)), 0, math.sin(math.radians(a)))
        for q in (-1, 1): s.tube([A + V3(0, q * .062, .01), A + er * (R + .012) + V3(0, q * w, 0)], .0022, 8)
    s.build()
    # rack
    k = Part('rack', st['satin']); z = RA[2] + R + .055; x0, x1 = RA[0] - .20, RA[0] + .17
    for q in (-1, 1):
        k.tube([(x1, q * .03, z), (x1 - .03, q * .06, z), (x0 + .02, q * .06, z), (x0, q * .045, z), (x0, 0, z)], .0055, 12, bend=.02)
        k.tube([RA + V3(0, q * .070, .03), (RA[0] - .06, q * .062, z - .006)], .005, 12); k.tube([RA + V3(0, q * .070, .03), (RA[0] + .06, q * .062, z - .006)], .005, 12)
    for x in (x0 + .08, x0 + .17, x0 + .26): k.tube([(x, -.06, z), (x, .06, z)], .0045, 12)
    for y in (-.02, .02): k.tube([(x0, y, z), (x1 - .01, y, z)], .0045, 12)
    k.tube([(x1, -.03, z), (x1 + .04, 0, z), (x1, .03, z)], .005, 12, smooth=6); k.build()
    # lights
    h = Part('headlamp', st['satin']); p = HB + fwd * .075 + V3(0, 0, .02)
    h.lathe([(1e-6, -.035), (.016, -.030), (.026, -.005), (.029, .02), (.029, .026)], p, (1, 0, -.08), 32); h.tube([HB + fwd * .018 - sdir * .012, p + V3(-.012, 0, -.020)], [(.004, .011), (.004, .009)], 12, exp=4, up=(0, 1, 0)); h.build()
    l = Part('lamp_glass', st['drl']); l.lathe([(1e-6, .024), (.026, .024), (.027, .022)], p, (1, 0, -.08), 32); l.build()
    t = Part('tail', st['red_lens']); t.box((RA[0] - .205, 0, z - .012), (.016, .10, .024)); t.build(bevel=.006, bseg=3)
    # chain guard
    cg = Part('chainguard', st['satin']); y = ych - .010
    o = chain_path([(BB[0], BB[2], rr + .016, -1), (RA[0], RA[2], rc + .018, -1)], 120)
    i = chain_path([(BB[0], BB[2], rr - .018, -1), (RA[0], RA[2], rc - .004, -1)], 120)
    top = lambda P: P[P[:, 1] > np.interp(P[:, 0], [RA[0], BB[0]], [RA[2], BB[2]]) - .03]
    plate('chainguard', [fillet(o[::4], .004, 3, True)], .0022, st['satin'], (0, y, 0), (1, 0, 0), (0, 0, 1), .0008) if not ebike else None
    # kick stand
    ks = Part('stand', st['satin']); ks.tube([RA + V3(.12, .075, -.03), (RA[0] + .02, .10, .06), (RA[0] - .02, .115, .012)], [.008, .007, .007], 12); ks.build()
    if ebike:
        b = Part('battery', st['plastic']); b.box((RA[0] - .005, 0, z - .040), (.33, .10, .055)); b.build(bevel=.014, bseg=4)
