"""vk.scootergt - scootergt(colours): modern touring scooter with 14-inch wheels.  Rear axle at x=0, front to +x."""
import math
import numpy as np
from brand import NAME
from .core import *
from . import materials as M
from .wheels import moto_wheel
from .motorcycle import fender, cage, panel
from .moto_more import strip

# nose: height, front x, rear x, half width
NOSE = [(.545, 1.225, 1.10, .085), (.575, 1.285, 1.06, .145), (.640, 1.315, 1.02, .192), (.720, 1.308, 1.00, .210), (.810, 1.272, .985, .205),
    (.890, 1.222, .975, .178), (.955, 1.165, .972, .140), (.985, 1.125, .975, .105)]


def _nose_at(z):
    t = np.array(NOSE)
    c = catmull(np.c_[t[:, 0], t[:, 1], t[:, 3]], 10)
    return np.interp(z, c[:, 0], c[:, 1]), np.interp(z, t[:, 0], t[:, 2]), np.interp(z, c[:, 0], c[:, 2])


def _nose_ring(z, n=64, grow=0.0):
    xf, xb, hw = _nose_at(z)
    xc = xb + (xf - xb) * .30
    out = []
    for a in np.linspace(0, 2 * math.pi, n, endpoint=False):
        c, s = math.cos(a), math.sin(a)
        e = 1.75 if c > 0 else 3.6
        y = math.copysign(abs(s) ** (2 / 2.1), s) * (hw + grow)
        x = math.copysign(abs(c) ** (2 / e), c) * ((xf - xc if c > 0 else xc - xb) + grow)
        out.append((xc + x, y, z))
    return out


def _nose_x(y, z):
    """Surface of the nose seen from the front."""
    r = np.array(_nose_ring(z, 256))
    r = r[(r[:, 0] > _nose_at(z)[1] + (_nose_at(z)[0] - _nose_at(z)[1]) * .3)]
    o = np.argsort(r[:, 1])
    return float(np.interp(y, r[o, 1], r[o, 0]))


def scootergt(colours=None, brand=NAME, model='200 GT', name=None, link_collection=True):
    """colours: dict(main, accent, seat, metallic, matte)."""
    col = dict(main='#16273b', accent='#c9ced3', seat='#15161a', metallic=.0, matte=False)
    col.update(colours or {})
    C = collection(name or 'scootergt', link_collection)
    st = M.std()
    body = M.paint(col['main'], col['metallic'], col['metallic'] > .2, col['matte'], 'scooter_paint')
    acc = M.paint(col['accent'], .3 if col['accent'] > '#888888' else 0, name='scooter_accent')
    seatm = M.leather(M.lin(col['seat'])[:3], 'scooter_seat')
    wb, R, w, rim = 1.400, .272, .120, .1778
    RA, FA = V3(0, 0, R), V3(wb, 0, R)
    rk = math.radians(26)
    up, fw = V3(-math.sin(rk), 0, math.cos(rk)), V3(math.cos(rk), 0, math.sin(rk))
    # ---- wheels
    tread = [(12, 30, .25, .034, .010, .0014, 40), (32, 30, .6, .034, .012, .0014, 22), (50, 30, .1, .028, .010, .0014, 10)]
    rimm = M.powder(M.lin('#1b1c1f')[:3], .34, 'wheel')
    moto_wheel('fw', FA, R, w, rim, st, rimm, kind='alloy', tread=tread, disc=.118, disc_y=(-.056,), alloy_n=5)
    moto_wheel('rw', RA, R, w * 1.08, rim, st, rimm, kind='alloy', tread=tread, rear=True, disc=.105, disc_y=(-.070,), alloy_n=5)
    cal = Part('calipers', st['satin'])
    for A, y, a in ((FA, -.060, 140), (RA, -.074, 48)):
        a = math.radians(a)
        q, t = A + V3(math.cos(a) * .098, y, math.sin(a) * .098), V3(-math.sin(a), 0, math.cos(a))
        cal.tube([q - t * .045, q - t * .03, q + t * .03, q + t * .045], [(.016, .018), (.026, .028), (.026, .028), (.016, .018)], 18, exp=4)
    cal.build(remesh=.002, relax=3)
    # ---- fork and mudguards
    fk, fs = Part('fork_lower', st['satin']), Part('fork_tube', st['chrome'])
    for s in (-1, 1):
        y = V3(0, s * .082, 0)
        fk.tube([FA + y - up * .02 - fw * .018, FA + y + up * .05 - fw * .018, FA + y + up * .205 - fw * .018], [.019, .0205, .0205], 22)
        fk.cyl(FA + V3(0, s * .064, 0), FA + V3(0, s * .104, 0), .021, 28, ch=.003)
        fs.cyl(FA + y + up * .19 - fw * .018, FA + y + up * .42 - fw * .018, .0155, 24)
    fk.build()
    fs.build()
    ff = Part('front_fender', body)
    fender(ff, FA, R, w / 2 + .016, 48, 158, gap=.016, crown=.022, taper=.22, n=50)
    ff.build(solid=.003, subsurf=1, angle=60)
    k = Part('fender_skirts', st['plastic'])
    for s in (-1, 1):
        k.tube([FA + V3(-.02, s * .075, .215), FA + V3(-.055, s * .084, .255)], [(.006, .03), (.006, .022)], 12, exp=4)
    k.build()
    hug = Part('hugger', st['plastic'])
    fender(hug, RA, R, .072, 60, 150, gap=.020, crown=.012, taper=.1)
    hug.build(solid=.004, angle=60)
    # ---- nose
    zs = np.linspace(NOSE[0][0], NOSE[-1][0], 40)
    n = Part('nose', body)
    n.loft([_nose_ring(z) for z in zs])
    nose = n.build(subsurf=1, angle=55)
    def on_nose(y, z, d=0.0):
        return V3(_nose_x(y, z) + d, y, z)
    band = Part('lamp_band', st['plastic_g'])
    Y = np.linspace(-.150, .150, 41)
    lo = lambda y: .672 + .42 * abs(y)
    hi = lambda y: .752 + .30 * abs(y)
    S = [[on_nose(y, lo(y) + (hi(y) - lo(y)) * v, .0035 - .0045 * (abs(2 * v - 1) ** 6)) for y in Y] for v in np.linspace(0, 1, 13)]
    band.add((np.array(S).reshape(-1, 3), grid_faces(13, 41, False)))
    band.build(angle=60)
    d = Part('drl', st['drl'])
    for s in (-1, 1):
        ys = np.linspace(.012, .140, 16)
        d.add(m_sweep(np.array([on_nose(s * y, hi(y) - .011, .0035) for y in ys]), [(.0025, .0042), (.0025, .0042), (.002, .003)], 10, up=(1, 0, 0),
            round_caps=True))
    d.build()
    pr, rg = Part('projectors', st['reflector']), Part('projector_rings', st['satin'])
    for s in (-1, 1):
        for y, r in ((.036, .0165), (.078, .0145)):
            q = on_nose(s * y, lo(y) + (hi(y) - lo(y)) * .40, -.004)
            a = unit((1, s * .35, .05))
            pr.lathe([(1e-6, r * .55), (r * .5, r * .46), (r * .85, r * .2), (r * .95, 0), (r * .95, -.008)], q, a, 32)
            rg.ring(q + a * .002, a, r * 1.18, r * .95, .010)
    pr.build()
    rg.build()
    gr = Part('nose_grille', st['plastic'])
    S = [[on_nose(y, z, .002) for y in np.linspace(-.060 + (.66 - z) * .25, .060 - (.66 - z) * .25, 13)] for z in np.linspace(.570, .652, 9)]
    gr.add((np.array(S).reshape(-1, 3), grid_faces(9, 13, False)))
    gr.build(angle=60)
    bd = Part('badge', st['chrome'])
    bd.lathe([(1e-6, .0045), (.014, .004), (.0165, 0), (.0165, -.02)], on_nose(0, .845, .001), (1, 0, .48), 36)
    bd.build()
    am = Part('nose_ind', st['amber'])
    for s in (-1, 1):
        am.add(m_sweep(np.array([on_nose(s * y, lo(y) - .016, .001) for y in np.linspace(.115, .160, 8)]), [(.003, .006), (.003, .005)], 10,
            up=(1, 0, 0), round_caps=True))
    am.build()
    # ---- lower leg shield behind the wheel, inner shield towards the rider
    ls = Part('leg_lower', st['plastic'])
    S = []
    for t in np.linspace(0, 1, 18):
        z = .285 + .345 * t
        cx, hw = np.interp(t, [0, .3, .6, 1], [.945, 1.035, 1.085, 1.10]), np.interp(t, [0, .2, .6, 1], [.165, .190, .200, .195])
        S.append([(cx - .085 * abs(q) ** 2.4, q * hw, z) for q in np.linspace(-1, 1, 21)])
    ls.add((np.array(S).reshape(-1, 3), grid_faces(18, 21, False)))
    ls.build(solid=.014, subsurf=1)
    for s in (-1, 1):
        k = Part('apron_side', body)
        panel(k, [(1.165, .640), (1.060, .610), (1.010, .500), (.955, .345), (.905, .300), (.935, .420), (.955, .560), (.985, .700), (1.05, .740)],
            .196, .010, -.02, s, .018, 0, .02)
        k.build(angle=40)
    li = Part('inner_shield', st['plastic'])
    li.loft([section(x, z, hw, z + h, z - h, 4, 4, 28) for x, z, hw, h in ((.995, .74, .165, .20), (.970, .74, .170, .21), (.945, .735, .150, .19),
        (.935, .73, .12, .16))])
    li.build(subsurf=2)
    # ---- floor
    fl = Part('floor', st['plastic'])
    fl.loft([section(x, .285, hw, zt, zb, 5, 3, 28) for x, hw, zt, zb in ((1.00, .150, .325, .250), (.96, .178, .328, .235), (.80, .192, .326, .222),
        (.62, .190, .330, .225), (.53, .165, .345, .240), (.48, .12, .35, .26))])
    fl.build(subsurf=2)
    sill = Part('sills', body)
    for s in (-1, 1):
        sill.tube([(.50, s * .172, .300), (.62, s * .192, .280), (.80, s * .197, .276), (.94, s * .186, .290), (1.0, s * .165, .320)],
            [(.012, .028), (.014, .036), (.014, .036), (.013, .032), (.006, .016)], 20, smooth=8, exp=2.6, up=(0, 1, 0))
    sill.build()
    mt = Part('floor_mat', st['rubber'])
    for y in np.linspace(-.13, .13, 8):
        mt.tube([(.62, y, .329), (.92, y, .329)], [(.008, .003), (.008, .003)], 10, exp=3, round_caps=True)
    mt.build()
    # ---- rear body
    H = lambda x, zb, yb, ym, zm, ys, zs_, yt, zt1, zt: (x, [(0, zb), (yb, zb), (ym, zm), (ys, zs_), (yt, zt1), (0, zt)])
    rb = Part('rear_body', body)
    cage(rb, [
        H(.615, .300, .06, .09, .33, .085, .42, .05, .50, .51), H(.590, .295, .09, .135, .35, .125, .50, .08, .625, .64),
            H(.545, .300, .11, .168, .38, .155, .56, .095, .695, .708),
        H(.46, .335, .12, .190, .43, .175, .605, .105, .722, .732), H(.32, .400, .12, .205, .495, .188, .645, .112, .735, .745),
            H(.14, .470, .115, .206, .560, .188, .685, .114, .752, .763),
        H(-.04, .535, .10, .188, .625, .170, .728, .104, .785, .796), H(-.20, .605, .08, .148, .682, .133, .764, .085, .812, .822),
            H(-.315, .672, .052, .094, .732, .086, .792, .056, .830, .837), H(-.375, .730, .03, .052, .768, .048, .803, .032, .830, .834),
                H(-.388, .752, .014, .026, .778, .024, .802, .016, .820, .822)])
    rear = rb.build(subsurf=3)
    for s in (-1, 1):
        strip('accent', [(.505, .452), (.30, .535), (.05, .632), (-.20, .738), (-.235, .753)],
            [(.445, .418), (.28, .490), (.05, .586), (-.19, .712), (-.232, .748)], acc, rear, s)
        text('brand', brand, .040, acc, (.31, s * .40, .632), (1 if s < 0 else -1, 0, -.20 if s < 0 else .20), (0, 0, 1), rear, dense=.006,
            offset=.0012, spacing=1.1)
        text('model', model, .026, st['chrome'], (-.105, s * .40, .762), (1 if s < 0 else -1, 0, -.24 if s < 0 else .24), (0, 0, 1), rear, dense=.005,
            offset=.0012)
        k = Part('side_low', st['plastic'])
        panel(k, [(.575, .330), (.53, .400), (.35, .460), (.16, .520), (.14, .470), (.30, .400), (.46, .315)], .150, .012, 0, s, .012)
        k.build(angle=40)
    # ---- seat: two steps
    rows = [(.560, .05, .745, .715), (.538, .098, .772, .712), (.47, .132, .788, .716), (.36, .150, .790, .724), (.25, .152, .797, .734),
        (.16, .146, .818, .742), (.115, .140, .862, .748), (.05, .136, .880, .758), (-.08, .126, .886, .778), (-.19, .105, .886, .800),
        (-.240, .072, .876, .815), (-.256, .03, .862, .825)]
    tab = np.array(rows)[::-1]
    sm = catmull(np.c_[tab[:, 0], tab[:, 1], tab[:, 2]], 10)
    se = Part('seat', seatm)
    se.loft([section(x, np.interp(x, tab[:, 0], tab[:, 3]) + .024, np.interp(x, sm[:, 0], sm[:, 1]), np.interp(x, sm[:, 0], sm[:, 2]),
        np.interp(x, tab[:, 0], tab[:, 3]), 2.8, 3.2, 28) for x in np.linspace(.559, -.255, 46)])
    se.build(subsurf=1)
    pp = Part('seat_seam', acc)
    for s in (-1, 1):
        pp.add(m_sweep(catmull([(x, s * np.interp(x, sm[:, 0], sm[:, 1]) * .94, np.interp(x, sm[:, 0], sm[:, 2]) - .011) for x in np.linspace(.51,
            .17, 12)], 6), .0022, 8))
    pp.build()
    gr = Part('grab', st['satin'])
    for s in (-1, 1):
        gr.tube([(.02, s * .150, .785), (-.03, s * .162, .815), (-.20, s * .132, .872), (-.305, s * .078, .892), (-.325, 0, .894)],
            [(.012, .009), (.011, .009), (.010, .010), (.010, .010)], 16, smooth=8)
    gr.build()
    # ---- handlebar
    hp = FA + up * .845
    hd = Part('bar_cover', st['plastic'])
    hd.loft([section(hp[0] + x, hp[2] + zc, hw, hp[2] + zc + h, hp[2] + zc - h, 2.8, 2.8, 28) for x, zc, hw,
        h in ((-.080, .012, .05, .02), (-.060, .008, .10, .036), (0, 0, .125, .050), (.055, -.012, .105, .046), (.085, -.02, .06, .028))])
    for s in (-1, 1):
        hd.tube([hp + V3(-.005, s * .08, 0), hp + V3(-.028, s * .15, .012), hp + V3(-.052, s * .222, .016)],
            [(.036, .036), (.026, .028), (.020, .020)], 22, smooth=6)
    hd.tube([hp + V3(.03, 0, -.02), hp - up * .10], [(.05, .05), (.05, .05)], 24)
    hd.build(remesh=.0028, relax=8)
    gp, lv, mi, mg = Part('grips', st['rubber']), Part('levers', st['satin']), Part('mirrors', st['satin']), Part('mirror_glass', st['chrome'])
    sq = [(math.copysign(abs(math.cos(t)) ** .7, math.cos(t)), math.copysign(abs(math.sin(t)) ** .7, math.sin(t))) for t in np.linspace(0,
        2 * math.pi, 40, endpoint=False)]
    for s in (-1, 1):
        b0, b1 = hp + V3(-.052, s * .222, .016), hp + V3(-.082, s * .345, .012)
        P = resample([b0, b1], 50)
        gp.add(m_sweep(P, [.0175 + (.001 if (i // 2) % 2 else 0) for i in range(50)], 22))
        lv.lathe([(1e-6, .024), (.012, .022), (.0165, .004), (.015, 0)], b1, unit(b1 - b0), 24)
        lv.tube([hp + V3(-.012, s * .190, .012), hp + V3(.018, s * .235, .006), hp + V3(-.004, s * .335, -.002), hp + V3(-.018, s * .355, -.002)],
            [(.006, .008), (.005, .008), (.005, .008), (.007, .008)], 12, smooth=6)
        mb = hp + V3(-.03, s * .165, .034)
        mt_ = mb + V3(-.035, s * .105, .125)
        mi.tube([mb, mb + V3(.012, s * .015, .05), mt_], .0058, 12, smooth=8)
        nn = unit(V3(-1, -s * .1, .03))
        a_, b_, _ = basis(nn)
        mc = mt_ + V3(0, s * .018, .022)
        mi.loft([[mc + nn * d_ + a_ * (c_[0] * .037 * k_) + b_ * (c_[1] * .066 * k_) for c_ in sq] for d_,
            k_ in ((-.024, .35), (-.017, .75), (-.004, .98), (.006, 1.0), (.007, .94))])
        mg.prism([(c_[0] * .034, c_[1] * .062) for c_ in sq], .0015, mc + nn * .0078, a_, b_)
    for k in (gp, lv, mi, mg):
        k.build()
    ins = Part('instrument', st['screen'])
    ins.box(hp + V3(-.052, 0, .046), (.075, .125, .008), rot=(0, -28, 0))
    ins.build(bevel=.004, bseg=3)
    # ---- flyscreen
    fs_ = Part('flyscreen', M.glass((.45, .46, .49), name='tint'))
    def sheet(t, q):
        return V3(1.150 - .150 * t - (.060 + .02 * t) * q * q, q * (.112 + .030 * math.sin(min(1, t * 1.1) * 2.2) - .05 * max(0, t - .75)),
            .950 + .285 * t - .05 * q * q * t)
    S = [[sheet(t, q) for q in np.linspace(-1, 1, 21)] for t in np.linspace(0, 1, 16)]
    fs_.add((np.array(S).reshape(-1, 3), grid_faces(16, 21, False)))
    fs_.build(solid=.003, angle=80)
    k = Part('screen_foot', st['plastic_g'])
    S = [[sheet(t, q) + V3(.003, 0, 0) for q in np.linspace(-1, 1, 21)] for t in np.linspace(-.05, .13, 6)]
    k.add((np.array(S).reshape(-1, 3), grid_faces(6, 21, False)))
    k.build(solid=.004, angle=80)
    ed = [sheet(t, -1) for t in np.linspace(.1, 1, 20)] + [sheet(1, q) for q in np.linspace(-1, 1, 21)] + [sheet(t, 1) for t in np.linspace(1, .1, 20)]
    k = Part('screen_edge', st['plastic_g'])
    k.add(m_sweep(resample(np.array(ed), 120), .0022, 8))
    k.build()
    # ---- tail lamp, plate
    tl = Part('tail_lamp', st['red_lens'])
    tl.tube([(-.250, -.112, .790), (-.335, -.068, .812), (-.392, 0, .818), (-.335, .068, .812), (-.250, .112, .790)],
        [(.006, .009), (.008, .013), (.008, .015), (.008, .013), (.006, .009)], 16, smooth=8, up=(0, 0, 1), exp=3)
    tl.build()
    ph = Part('plate_holder', st['plastic'])
    e = V3(-.375, 0, .545)
    ph.tube([(-.24, 0, .665), (-.31, 0, .620), e + V3(.02, 0, .04), e], [(.045, .014), (.036, .010), (.030, .008), (.030, .008)], 16, smooth=6, exp=4)
    ph.build()
    pl = Part('plate', M.plastic((.03, .03, .032), .3))
    pl.box(e + V3(-.018, 0, -.02), (.003, .165, .12), rot=(0, 18, 0))
    pl.build(bevel=.001)
    ind = Part('indicators', st['amber'])
    for s in (-1, 1):
        ind.tube([e + V3(.04, s * .035, .055), e + V3(.02, s * .10, .06)], [(.008, .010), (.006, .009)], 14, round_caps=True)
    ind.build()
    # ---- engine swing unit, shocks, exhaust
    en = Part('engine', M.cast((.12, .12, .125)))
    en.tube([(.38, .055, .335), (.24, .088, .320), (.06, .098, .285), (-.03, .098, .272), (-.07, .09, .272)],
        [(.05, .085), (.05, .088), (.045, .078), (.042, .066), (.03, .04)], 28, smooth=8, exp=3)
    en.cyl((.27, -.095, .320), (.27, .10, .320), .098)
    en.tube([(.30, 0, .335), (.47, 0, .352)], [(.078, .078), (.066, .062)], 24, exp=4)
    en.tube([(.20, -.07, .315), (.06, -.098, .285), (-.03, -.098, .272)], [(.03, .05), (.024, .042), (.02, .032)], 20, smooth=6, exp=3)
    en.build(remesh=.003, relax=5)
    fan = Part('fan_cover', st['plastic'])
    fan.lathe([(1e-6, .03), (.05, .032), (.083, .025), (.096, .008), (.098, -.01)], (.27, -.095, .320), (0, -1, 0), 56)
    fan.build()
    fg = Part('fan_grille', st['satin'])
    for k_ in (.03, .045, .06, .075):
        fg.ring((.27, -.127, .320), (0, 1, 0), k_ + .003, k_, .006, 56)
    fg.build()
    sh, spg = Part('shocks', st['satin']), Part('springs', M.powder(M.lin('#a51018')[:3], .3, 'spring'))
    for s in (-1, 1):
        S0, S1 = V3(-.015, s * .128, .290), V3(.055, s * .140, .560)
        d_ = unit(S1 - S0)
        a_, b_, _ = basis(d_)
        sh.cyl(S0, S1, .011)
        sh.cyl(S0, S0 + d_ * .07, .019, ch=.003)
        spg.add(m_sweep(np.array([S0 + d_ * (.05 + .17 * t) + .025 * (math.cos(t * 47) * a_ + math.sin(t * 47) * b_) for t in np.linspace(0, 1,
            200)]), .0045, 10))
    sh.build()
    spg.build()
    ex = Part('exhaust', st['satin'])
    ex.tube([(.20, -.150, .300), (.14, -.168, .306), (.0, -.186, .338), (-.15, -.196, .385), (-.205, -.198, .402)],
        [(.030, .038), (.046, .060), (.050, .066), (.046, .060), (.036, .046)], 32, smooth=8, exp=2.7, up=(0, 1, 0))
    ex.build()
    cap = Part('exhaust_cap', st['brushed'])
    cap.lathe([(.034, 0), (.040, .004), (.036, .014), (.024, .016), (.020, .010), (.018, -.03), (1e-6, -.03)], (-.200, -.198, .400), unit((-1, -.02, .30)), 40)
    cap.build(bevel=.001)
    es = Part('exhaust_shield', st['brushed'])
    S = []
    for t in np.linspace(0, 1, 14):
        c0 = V3(.10, -.172, .315) * (1 - t) + V3(-.13, -.194, .378) * t
        S.append([c0 + V3(0, -math.cos(g) * .064, math.sin(g) * .068) for g in np.linspace(-.55, .6, 13)])
    es.add((np.array(S).reshape(-1, 3), grid_faces(14, 13, False)))
    es.build(solid=.0025, angle=60)
    hd_ = Part('header', st['stainless'])
    hd_.tube([(.45, -.03, .305), (.47, -.08, .250), (.38, -.125, .230), (.26, -.150, .285), (.19, -.152, .300)], .016, 18, smooth=10)
    hd_.build()
    C['centre'] = [wb / 2 - .02, 0, .56]
    C['length'] = wb + 2 * R
    return C
