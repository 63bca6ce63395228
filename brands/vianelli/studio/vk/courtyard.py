"""vk.courtyard - the yard of the old boiler house early in the morning: brick, an arched green door, cobbles, cypresses, a low sun."""
import bpy, math
import numpy as np
from brand import NAME
from .core import *
from . import materials as M, studio
from .museum import place, plaster, wood

W, D, TALL = 8.0, 7.0, 5.4   # half the yard's length (x) and width (y); height of the boiler house


def brick(name='brick'):
    m, nt, b = M._new(name)
    M._set(b, rough=.88, spec=.15)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    t = nt.nodes.new('ShaderNodeTexBrick')
    t.inputs['Color1'].default_value, t.inputs['Color2'].default_value = M.lin('#9a5238'), M.lin('#7d3f2b')
    t.inputs['Mortar'].default_value = M.lin('#b9a68e')
    for k, v in {'Scale': 1, 'Mortar Size': .009, 'Mortar Smooth': .3, 'Brick Width': .26, 'Row Height': .078, 'Bias': -.2}.items():
        t.inputs[k].default_value = v
    nt.links.new(tc.outputs['UV'], t.inputs['Vector'])
    n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 1.3
    n.inputs['Detail'].default_value = 6
    nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    mx = nt.nodes.new('ShaderNodeMixRGB')
    mx.blend_type = 'OVERLAY'
    mx.inputs[0].default_value = .45
    nt.links.new(t.outputs['Color'], mx.inputs[1])
    nt.links.new(n.outputs['Fac'], mx.inputs[2])
    nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    bu = nt.nodes.new('ShaderNodeBump')
    bu.inputs['Strength'].default_value = .5
    bu.inputs['Distance'].default_value = .012
    bu.invert = True
    nt.links.new(t.outputs['Fac'], bu.inputs['Height'])
    nt.links.new(bu.outputs[0], b.inputs['Normal'])
    return m


def cobbles(name='cobbles'):
    m, nt, b = M._new(name)
    M._set(b, rough=.62, spec=.35)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    v = nt.nodes.new('ShaderNodeTexVoronoi')
    v.feature = 'DISTANCE_TO_EDGE'
    v2 = nt.nodes.new('ShaderNodeTexVoronoi')
    for k in (v, v2):
        k.inputs['Scale'].default_value = 11
        k.inputs['Randomness'].default_value = .62
        nt.links.new(tc.outputs['Object'], k.inputs['Vector'])
    r = nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = .02, .16
    nt.links.new(v.outputs['Distance'], r.inputs[0])
    sep = nt.nodes.new('ShaderNodeSeparateColor')
    nt.links.new(v2.outputs['Color'], sep.inputs[0])
    stone = nt.nodes.new('ShaderNodeMixRGB')
    stone.inputs[1].default_value, stone.inputs[2].default_value = M.lin('#8d8478'), M.lin('#b3a796')
    nt.links.new(sep.outputs[0], stone.inputs[0])
    mx = nt.nodes.new('ShaderNodeMixRGB')
    mx.inputs[1].default_value = M.lin('#4c463d')
    nt.links.new(r.outputs[0], mx.inputs[0])
    nt.links.new(stone.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    bu = nt.nodes.new('ShaderNodeBump')
    bu.inputs['Strength'].default_value = .8
    bu.inputs['Distance'].default_value = .03
    nt.links.new(r.outputs[0], bu.inputs['Height'])
    nt.links.new(bu.outputs[0], b.inputs['Normal'])
    return m


def wall(name, mat, origin, u, width, height, holes=(), thick=.45):
    """Upright wall with holes; its outer and inner face carry metres as texture coordinates, so that bricks are bricks everywhere."""
    outline = [[(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)], *holes]
    plate(name, outline, thick, None, origin, u, (0, 0, 1), .01)
    ob = bpy.context.scene.objects.get(name) or next(o for o in bpy.data.objects if o.name.startswith(name))
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    mw = np.array(ob.matrix_world if ob.parent else ob.matrix_basis)
    V = np.empty(len(me.vertices) * 3)
    me.vertices.foreach_get('co', V)
    V = V.reshape(-1, 3) @ mw[:3, :3].T + mw[:3, 3]
    me.vertices.foreach_set('co', V.ravel())
    uu = unit(u)
    uv = me.uv_layers.new(name='metres') if not me.uv_layers else me.uv_layers[0]
    nn = np.cross(uu, V3(0, 0, 1))
    for poly in me.polygons:
        pn = np.cross(V[me.vertices[poly.vertices[1]].index] - V[poly.vertices[0]], V[poly.vertices[2]] - V[poly.vertices[1]])
        side = abs(unit(pn) @ uu) > .7
        for li in poly.loop_indices:
            p = V[me.loops[li].vertex_index]
            uv.data[li].uv = ((p @ nn) if side else (p @ uu), p[2])
    me.materials.clear()
    me.materials.append(mat)
    bpy.data.objects.remove(ob)
    me.update()
    o = bpy.data.objects.new(name, me)
    link(o)
    return o


def arch(cx, w, spring, n=32, sill=.001):
    r = w / 2
    return [(cx - r, sill), (cx + r, sill)] + [(cx + r * math.cos(a), spring + r * math.sin(a)) for a in np.linspace(0, math.pi, n)]


def window(cx, w, sill, spring, at, glass, frame):
    """Arched window with iron bars in the wall at x = at."""
    g = Part('pane', glass)
    g.box((at, cx, (sill + spring + w / 2) / 2), (.03, w, spring + w / 2 - sill))
    g.build()
    f = Part('bars', frame)
    for k in (-.25, 0, .25):
        f.box((at + .04, cx + k * w, (sill + spring + w / 2 * .9) / 2), (.03, .03, spring + w / 2 * .9 - sill))
    for z in np.arange(sill + .5, spring + .1, .5):
        f.box((at + .04, cx, z), (.03, w, .03))
    f.build()
    s = Part('sill', plaster('#c9bda8', 'sill'))
    s.box((at + .26, cx, sill - .05), (.22, w + .24, .1))
    s.build(bevel=.01)


def cypress(x, y, h, seed):
    rng = np.random.default_rng(seed)
    m = M.diffuse('#2c3d24', .95, 'cypress')
    c = Part('cypress', m)
    n = 1700
    t = rng.random(n) ** .8
    a = rng.random(n) * 2 * math.pi
    r = .62 * np.sin(np.pi * np.clip(t * .92 + .06, 0, 1)) ** .75 * (1 - .35 * t) * (.80 + .25 * rng.random(n))
    V, F = [], []
    for i in range(n):   # upright leaf-like flakes on a spindle: reads as foliage from five metres
        p = np.array((x + r[i] * math.cos(a[i]), y + r[i] * math.sin(a[i]), .5 + t[i] * (h - .7)))
        w, l = .07 + .06 * rng.random(), .25 + .25 * rng.random()
        tan = np.array((-math.sin(a[i]), math.cos(a[i]), 0)) * w
        up = np.array((-.10 * math.cos(a[i]) + .06 * rng.normal(), -.10 * math.sin(a[i]) + .06 * rng.normal(), 1)) * l
        out = np.array((math.cos(a[i]), math.sin(a[i]), 0)) * .04
        b = len(V)
        V += [p - tan, p + out, p + tan, p + up]
        F += [(b, b + 1, b + 3), (b + 1, b + 2, b + 3)]
    c.add((np.array(V), F))
    c.lathe([(1e-6, .4), (.30, .6), (.46, h * .3), (.40, h * .6), (.18, h * .88), (1e-6, h - .1)], (x, y, 0), (0, 0, 1), 20)
    c.build(smooth=False)
    k = Part('trunk', M.diffuse('#4a3626', .9, 'trunk'))
    k.cyl((x, y, 0), (x, y, .8), .10, 14)
    k.lathe([(1e-6, .0), (.55, 0), (.60, .05), (.60, .36), (.52, .38), (.50, .30), (1e-6, .28)], (x, y, 0), (0, 0, 1), 32)
    k.build()


def sky():
    """Morning gradient: warm at the horizon where the sun is, blue above; the sun itself is a lamp."""
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes['Background']
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    r = nt.nodes.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    e[0].position, e[0].color = 0.0, M.lin('#f6d9b0')
    e[1].position, e[1].color = .62, M.lin('#4f86c2')
    for p, c in ((.10, '#f3dcc0'), (.24, '#bcd3e6')):
        x = e.new(p)
        x.color = M.lin(c)
    nt.links.new(sep.outputs['Z'], r.inputs[0])
    n = nt.nodes.new('ShaderNodeTexNoise')   # thin high cloud
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = 2.2, 7
    mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (1, 1, 3.5)
    nt.links.new(tc.outputs['Generated'], mp.inputs[0])
    nt.links.new(mp.outputs[0], n.inputs['Vector'])
    cr = nt.nodes.new('ShaderNodeValToRGB')
    cr.color_ramp.elements[0].position, cr.color_ramp.elements[1].position = .50, .78
    nt.links.new(n.outputs['Fac'], cr.inputs[0])
    mx = nt.nodes.new('ShaderNodeMixRGB')
    mx.inputs[2].default_value = M.lin('#fff3e2')
    nt.links.new(cr.outputs[0], mx.inputs[0])
    nt.links.new(r.outputs[0], mx.inputs[1])
    nt.links.new(mx.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = .85
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = 3.6, math.radians(1.2), (1, .80, .58)
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (math.radians(62), 0, math.radians(62))


def courtyard(machine, bicycle):
    """Facing -x one sees the boiler house with its door; returns where things are, as museum.hall does."""
    where = {}
    collection('courtyard')
    br, st = brick(), M.std()
    iron, glass = M.powder((.03, .035, .033), .5, 'iron'), M.gloss((.03, .045, .055), 'old_glass')
    stone, green = plaster('#cfc3ad', 'stone'), M.powder(M.lin('#23493a')[:3], .5, 'door_green')
    f = Part('ground', cobbles())
    f.box((0, 0, -.05), (2 * W + 2, 2 * D + 2, .1))
    f.build()
    # the boiler house: door in the middle, two windows each side
    wins = [(-5.6, 1.7), (-3.2, 1.7), (3.2, 1.7), (5.6, 1.7)]
    holes = [arch(0, 2.6, 2.3)] + [arch(c, w, 2.9, sill=1.3) for c, w in wins]
    wall('front', br, (-W, 0, 0), (0, 1, 0), 2 * D + .9, TALL, holes)
    for c, w in wins:
        window(c, w, 1.3, 2.9, -W - .02, glass, iron)
    d = Part('door', green)
    for k in range(-4, 5):
        d.box((-W - .06, k * .285, 1.75), (.06, .27, 3.5))
    d.build(bevel=.01)
    dark = Part('inside', M.diffuse('#2a1c12', .9, 'inside'))
    dark.box((-W - .4, 0, 1.8), (.05, 3.2, 3.7))
    dark.build()
    fan = Part('fanlight', M.emit((1, .72, .38), 3.0, 'fanlight'))
    fan.box((-W + .0, 0, 2.98), (.02, 2.3, 1.0))
    fan.build()
    bars = Part('fan_bars', iron)
    for a in np.radians((30, 60, 90, 120, 150)):
        bars.tube([(-W + .03, 0, 2.42), (-W + .03, 1.3 * math.cos(a), 2.42 + 1.3 * math.sin(a))], .018, 8)
    bars.box((-W + .04, 0, 2.40), (.09, 2.6, .10))
    bars.build()
    trim = Part('stone_trim', stone)
    P = [(-W + .24, -1.42, 0), (-W + .24, -1.42, 2.3)] + [(-W + .24, 1.42 * math.cos(a), 2.3 + 1.42 * math.sin(a)) for a in np.linspace(math.pi, 0, 40)] + [(-W + .24, 1.42, 0)]
    trim.add(m_sweep(np.array(P), [(.07, .11)] * len(P), 12, up=(1, 0, 0), exp=6))
    for z, out, h in ((.22, .05, .44), (TALL - .10, .16, .20), (TALL + .05, .28, .12), (4.42, .05, .10)):
        trim.box((-W + .22 + out / 2, 0, z), (out, 2 * D + .9, h)) if z > 3 else [trim.box((-W + .22 + out / 2, s * (D / 2 + .95), z), (out, D - 1.0, h)) for s in (-1, 1)]
    trim.build(bevel=.012)
    text('house_name', f'MUSEO {NAME}', .50, M.powder(M.lin('#23493a')[:3], .4, 'letters'), (-W + .25, 0, 4.72), (0, 1, 0), (0, 0, 1), None, extrude=.03, spacing=1.15)
    text('house_year', '1911', .24, M.powder(M.lin('#23493a')[:3], .4, 'letters'), (-W + .25, 0, 4.05), (0, 1, 0), (0, 0, 1), None, extrude=.02, spacing=1.2)
    roof = Part('roof', M.diffuse('#8a4a30', .9, 'tiles'))
    for k in range(int(2 * D / .24) + 4):
        y = -D - .4 + k * .24
        roof.tube([(-W + .45, y, TALL + .12), (-W - 4.2, y, TALL + 1.9)], .11, 10)
    roof.build()
    # side walls with blind arches, a low wall with a gate behind, the chimney
    for s in (-1, 1):
        wall(f'side{s}', br, (0, s * D, 0), (1, 0, 0), 2 * W, 3.5, [arch(c, 2.4, 1.5, sill=.25) for c in (-6.1, -3.05, 0, 3.05, 6.1)])
        wall(f'back{s}', br, (0, s * (D + .30), 0), (1, 0, 0), 2 * W, 3.4)
        cap = Part('coping', stone)
        cap.box((0, s * (D + .1), 3.55), (2 * W, .75, .10))
        cap.build(bevel=.01)
    for s in (-1, 1):
        wall(f'gatewall{s}', br, (W, s * (D / 2 + .9), 0), (0, 1, 0), D - 1.8, 2.4)
        p = Part('gatepost', stone)
        p.box((W, s * 1.75, 1.4), (.62, .62, 2.8))
        p.lathe([(1e-6, .5), (.16, .46), (.24, .30), (.20, .12), (.28, .06), (.30, 0), (1e-6, 0)], (W, s * 1.75, 2.8), (0, 0, 1), 32)
        p.build(bevel=.015)
        g = Part('gate', iron)
        for k in range(10):
            g.cyl((W - .1 - k * .14, s * 1.42, .1), (W - .1 - k * .14, s * 1.42, 2.0 + .25 * math.sin(k / 9 * math.pi)), .014, 10)
        for z in (.25, 1.9):
            g.box((W - .73, s * 1.42, z), (1.4, .03, .05))
        g.build()
    ch = Part('chimney', plaster('#9a5a40', 'chimney'))
    ch.lathe([(.95, 0), (.62, 10.0), (.78, 10.1), (.78, 10.6), (.60, 10.7), (1e-6, 10.7)], (-W - 3.0, 4.6, 3.0), (0, 0, 1), 40)
    ch.build()
    hills = Part('hills', M.diffuse('#6f7f63', .95, 'hills'))
    for k, (y0, r) in enumerate(((-60, 42), (0, 34), (70, 55))):
        hills.lathe([(1e-6, 9 - k * 2), (r * .5, 7 - k * 1.5), (r, 0)], (110 + 10 * k, y0, -.5), (0, 0, 1), 40)
    hills.build()
    for x, y, h, seed in ((-W + 1.2, -D + 1.1, 5.4, 1), (-W + 1.2, D - 1.1, 5.0, 2), (W - 1.3, -D + 1.3, 6.2, 3), (W - 1.4, D - 1.2, 5.6, 4)):
        cypress(x, y, h, seed)
    # lamp over the door, bench, barrels
    lp = Part('lamp', iron)
    for s in (-1, 1):
        lp.tube([(-W + .22, s * 2.0, 2.9), (-W + .55, s * 2.0, 3.05), (-W + .62, s * 2.0, 2.85)], .018, 10, smooth=6)
        lp.lathe([(1e-6, .14), (.05, .12), (.16, 0), (.165, -.01)], (-W + .62, s * 2.0, 2.72), (0, 0, 1), 28)
    lp.build()
    gl = Part('lamp_glow', M.emit((1, .70, .36), 9, 'glow'))
    for s in (-1, 1):
        gl.lathe([(1e-6, -.07), (.045, -.05), (.055, 0), (1e-6, .02)], (-W + .62, s * 2.0, 2.70), (0, 0, 1), 20)
    gl.build()
    be = Part('bench', wood())
    for k in range(4):
        be.box((.6, D - 1.0 - k * .13, .46), (2.2, .11, .04))
    for dx in (-.9, .9):
        be.box((.6 + dx, D - 1.2, .22), (.10, .48, .44))
    be.build(bevel=.008)
    name, v = machine
    place(v, (-3.1, -1.9, 0), yaw=-38)
    where[name] = (-3.1, -1.9, .7)
    name, v = bicycle
    place(v, (-2.2, D - 2.6, 0), yaw=172)
    where[name] = (-2.2, D - 2.6, .6)
    where['door'] = (-W, 0, 1.4)
    where['chimney'] = (-W - 3.0, 4.6, 9.0)
    where['gate'] = (W, 0, 1.3)
    sky()
    return where
