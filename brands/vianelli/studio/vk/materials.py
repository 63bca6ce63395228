"""vk.materials - PBR materials (Principled BSDF).  Colours: '#rrggbb' (sRGB) or linear tuples."""
import bpy

def lin(c):
    if isinstance(c, str):
        c = c.lstrip('#'); c = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        c = [k / 12.92 if k <= .04045 else ((k + .055) / 1.055) ** 2.4 for k in c]
    return (c[0], c[1], c[2], 1.0)

def _new(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; b = nt.nodes['Principled BSDF']
    return m, nt, b

def _set(b, **k):
    names = dict(base='Base Color', metal='Metallic', rough='Roughness', coat='Clearcoat', coatr='Clearcoat Roughness', spec='Specular',
                 aniso='Anisotropic', trans='Transmission', ior='IOR', sheen='Sheen', alpha='Alpha', emit='Emission', estr='Emission Strength', sss='Subsurface')
    for a, v in k.items(): b.inputs[names[a]].default_value = v

def _bump(nt, b, kind='NOISE', scale=200, strength=.2, dist=.001, detail=3, coat=False, coord='Object'):
    tc = nt.nodes.new('ShaderNodeTexCoord')
    if kind == 'NOISE':
        t = nt.nodes.new('ShaderNodeTexNoise'); t.inputs['Detail'].default_value = detail; out = t.outputs['Fac']
    else:
        t = nt.nodes.new('ShaderNodeTexVoronoi'); t.feature = 'DISTANCE_TO_EDGE' if kind == 'CELL' else 'F1'; out = t.outputs['Distance']
    t.inputs['Scale'].default_value = scale
    bm = nt.nodes.new('ShaderNodeBump'); bm.inputs['Strength'].default_value = strength; bm.inputs['Distance'].default_value = dist
    nt.links.new(tc.outputs[coord], t.inputs['Vector']); nt.links.new(out, bm.inputs['Height']); nt.links.new(bm.outputs['Normal'], b.inputs['Normal'])
    return bm

def paint(colour, metallic=.0, flakes=False, matte=False, name='paint'):
    """Car paint: base coat + clear coat.  matte=True gives satin paint."""
    m, nt, b = _new(name)
    _set(b, base=lin(colour), metal=metallic, rough=.13 if not matte else .5, coat=0.0 if matte else 1.0, coatr=.02, spec=.55)
    if metallic: _set(b, rough=.24 if not matte else .42)
    if flakes: _set(b, rough=.30 if not matte else .45)   # metallic flakes are far below one pixel: a rougher base coat under the clear coat, no bump (it only speckles)
    if matte: _set(b, coat=.25, coatr=.35)
    return m

def rubber(c=(.018, .018, .019), name='rubber'):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=.62, spec=.35); _bump(nt, b, 'NOISE', 900, .12, .0006); return m

def plastic(c=(.02, .02, .021), rough=.42, name='plastic', grain=.12):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=rough, spec=.45)
    if grain: _bump(nt, b, 'NOISE', 1400, grain, .0004)
    return m

def gloss(c, name='gloss'):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=.18, spec=.5, coat=.6, coatr=.03); return m

def metal(c=(.72, .72, .73), rough=.25, aniso=0, name='metal', grain=0, gscale=600):
    m, nt, b = _new(name); _set(b, base=lin(c), metal=1.0, rough=rough, aniso=aniso)
    if grain: _bump(nt, b, 'NOISE', gscale, grain, .0006)
    return m

def chrome(): return metal((.86, .86, .87), .06, name='chrome')
def brushed(c=(.66, .66, .67)): return metal(c, .32, .6, name='brushed')
def cast(c=(.42, .42, .43)): return metal(c, .45, name='cast', grain=.13, gscale=900)
def anod(c, rough=.28): return metal(lin(c)[:3] if isinstance(c, str) else c, rough, name='anodised')
def stainless(): return metal((.62, .60, .57), .22, .4, name='stainless')
def black_metal(rough=.38): return metal((.035, .035, .037), rough, name='blackmetal')

def powder(c, rough=.42, name='powder'):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=rough, coat=.35, coatr=.2); _bump(nt, b, 'NOISE', 1200, .06, .0004); return m

def leather(c=(.025, .022, .02), name='leather'):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=.5, spec=.4, sheen=.1); _bump(nt, b, 'CELL', 420, .35, .0009); return m

def tape(c, name='tape'):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=.7, spec=.3); _bump(nt, b, 'CELL', 350, .5, .0008); return m

def glass(tint=(1, 1, 1), rough=0.0, name='glass'):
    """Cheap clear cover: transparent + fresnel gloss (no caustic noise)."""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputMaterial'); mx = nt.nodes.new('ShaderNodeMixShader')
    t = nt.nodes.new('ShaderNodeBsdfTransparent'); g = nt.nodes.new('ShaderNodeBsdfGlossy'); lw = nt.nodes.new('ShaderNodeLayerWeight'); pw = nt.nodes.new('ShaderNodeMath'); pw.operation = 'POWER'; pw.inputs[1].default_value = 4; f = nt.nodes.new('ShaderNodeMath'); f.operation = 'MULTIPLY_ADD'; f.inputs[1].default_value = .7; f.inputs[2].default_value = .04
    t.inputs['Color'].default_value = (*tint[:3], 1); g.inputs['Roughness'].default_value = rough + .02; lw.inputs['Blend'].default_value = .5   # two-sided fresnel-like weight
    nt.links.new(lw.outputs['Facing'], pw.inputs[0]); nt.links.new(pw.outputs[0], f.inputs[0])
    nt.links.new(f.outputs[0], mx.inputs[0]); nt.links.new(t.outputs[0], mx.inputs[1]); nt.links.new(g.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], o.inputs[0])
    return m

def lens(c=(.5, .02, .01), name='lens', glow=0.0):
    """Coloured lamp lens (tail light, indicator)."""
    m, nt, b = _new(name); _set(b, base=lin(c), rough=.08, spec=.6, coat=1, coatr=.02, emit=lin(c), estr=glow); return m

def emit(c=(1, 1, 1), s=5, name='emit'):
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputMaterial'); e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = lin(c); e.inputs[1].default_value = s; nt.links.new(e.outputs[0], o.inputs[0]); return m

def diffuse(c, rough=.9, name='diffuse', spec=.2):
    m, nt, b = _new(name); _set(b, base=lin(c), rough=rough, spec=spec); return m

_cache = {}
def std(brand_accent='#b40f1e'):
    """The shared set every vehicle uses (one copy per .blend)."""
    if _cache.get('f') is not None:
        try: _cache['d']['rubber'].name; return _cache['d']
        except ReferenceError: pass
    d = dict(rubber=rubber(), plastic=plastic(), plastic_g=gloss((.012, .012, .013), 'gloss_black'), chrome=chrome(), brushed=brushed(), cast=cast(),
             cast_dark=cast((.055, .055, .058)), alu=metal((.68, .68, .69), .26, name='alu'), steel=metal((.5, .5, .51), .3, name='steel'), stainless=stainless(),
             black=black_metal(), satin=powder((.014, .014, .015), .42, 'satin_black'), gold=metal((.72, .47, .16), .25, name='gold'), leather=leather(), glass=glass(),
             smoke=glass((.80, .80, .82), name='smoke'), red_lens=lens((.55, .01, .01), glow=.4), amber=lens((.8, .25, .02)), drl=emit((1, 1, 1), 2.2, 'drl'), white=diffuse((.8, .8, .8)),
             reflector=metal((.9, .9, .9), .12, name='reflector'), chain_in=metal((.30, .29, .28), .3, name='chain_in'), chain_out=metal((.50, .49, .47), .25, name='chain_out'),
             disc=metal((.36, .36, .37), .30, .5, name='disc'), screen=gloss((.004, .004, .006), 'screen'), carbon=gloss((.014, .014, .015), 'carbon'))
    _cache['f'] = 1; _cache['d'] = d
    return d

def striped_paint(colour, stripes, metallic=0.0, flakes=False, matte=False, name='paint_striped'):
    """Car paint with stripes masked in object space: stripes=[(axis 'x|y|z', lo, hi, colour), ...] (|y| is used for axis 'Y')."""
    m = paint(colour, metallic, flakes, matte, name); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord'); sx = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sx.inputs[0])
    prev = None
    for ax, lo, hi, c in stripes:
        src = sx.outputs['XYZ'.index(ax.upper())]
        if ax == 'Y':
            ab = nt.nodes.new('ShaderNodeMath'); ab.operation = 'ABSOLUTE'; nt.links.new(src, ab.inputs[0]); src = ab.outputs[0]
        g = nt.nodes.new('ShaderNodeMath'); g.operation = 'GREATER_THAN'; nt.links.new(src, g.inputs[0]); g.inputs[1].default_value = lo
        l = nt.nodes.new('ShaderNodeMath'); l.operation = 'LESS_THAN'; nt.links.new(src, l.inputs[0]); l.inputs[1].default_value = hi
        mu = nt.nodes.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; nt.links.new(g.outputs[0], mu.inputs[0]); nt.links.new(l.outputs[0], mu.inputs[1])
        mx = nt.nodes.new('ShaderNodeMixRGB'); nt.links.new(mu.outputs[0], mx.inputs[0]); mx.inputs[2].default_value = lin(c)
        if prev is None: mx.inputs[1].default_value = lin(colour)
        else: nt.links.new(prev, mx.inputs[1])
        prev = mx.outputs[0]
    if prev is not None: nt.links.new(prev, b.inputs['Base Color'])
    return m

def fins(c=(.05, .05, .053), scale=60, name='radiator'):
    m, nt, b = _new(name); _set(b, base=lin(c), metal=.6, rough=.5)
    tc = nt.nodes.new('ShaderNodeTexCoord'); w = nt.nodes.new('ShaderNodeTexWave'); w.bands_direction = 'Z'; w.inputs['Scale'].default_value = scale; w.inputs['Distortion'].default_value = 0
    bm = nt.nodes.new('ShaderNodeBump'); bm.inputs['Strength'].default_value = .9; bm.inputs['Distance'].default_value = .003
    nt.links.new(tc.outputs['Object'], w.inputs[0]); nt.links.new(w.outputs['Fac'], bm.inputs['Height']); nt.links.new(bm.outputs[0], b.inputs['Normal']); return m

def header_steel(name='header'):
    """Stainless with heat tint: gold/blue near the ports (high x), fading to plain steel."""
    m, nt, b = _new(name); _set(b, metal=1.0, rough=.2)
    tc = nt.nodes.new('ShaderNodeTexCoord'); sx = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sx.inputs[0])
    r = nt.nodes.new('ShaderNodeMapRange'); r.inputs[1].default_value = .25; r.inputs[2].default_value = .70; nt.links.new(sx.outputs['Z'], r.inputs[0])
    cr = nt.nodes.new('ShaderNodeValToRGB'); e = cr.color_ramp.elements; e[0].position = 0; e[0].color = (.58, .56, .53, 1); e[1].position = 1; e[1].color = (.42, .30, .24, 1)
    x = cr.color_ramp.elements.new(.55); x.color = (.60, .50, .38, 1); y = cr.color_ramp.elements.new(.82); y.color = (.36, .34, .42, 1)
    nt.links.new(r.outputs[0], cr.inputs[0]); nt.links.new(cr.outputs[0], b.inputs['Base Color']); return m
