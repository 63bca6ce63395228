"""vk.denoise - render two half-sample buffers + guides, filter, save through the view transform.
Use `render_denoised(path, samples)` instead of studio.render(path)."""
import bpy, ctypes, os, subprocess, tempfile, time, shutil
import numpy as np
HERE = os.path.dirname(os.path.abspath(__file__))

def cache_dir(sub=''):
    """Compiled code and backdrops stay out of the tree: $STUDIO_CACHE or the system's temporary folder."""
    d = os.path.join(os.environ.get('STUDIO_CACHE') or os.path.join(tempfile.gettempdir(), f'studio-cache-{os.getuid()}'), sub)
    os.makedirs(d, mode=0o700, exist_ok=True)
    return d


def _lib():
    cache = cache_dir()
    so, src = os.path.join(cache, 'libdenoise.so'), os.path.join(HERE, 'denoise.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', so + '.part', src,
            '-lm']); os.replace(so + '.part', so)
    return ctypes.CDLL(so)

def filt(A, B, feats, R=6, P=2, k=.7, floor=2e-5, mask=None):
    """A, B: (h,w,3) linear; feats: list of (array (h,w,c), scale)."""
    h, w, _ = A.shape; c = lambda x: np.ascontiguousarray(x, np.float32)
    la, lb = c(np.log1p(np.clip(A, 0, 50))), c(np.log1p(np.clip(B, 0, 50)))
    F = c(np.concatenate([f / s for f, s in feats], 2)); out = np.empty_like(la); p = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    m = np.ascontiguousarray(np.ones((h, w)) if mask is None else mask, np.uint8)   # tiles without any marked pixel are skipped
    _lib().denoise(w, h, p(la), p(lb), p(F), F.shape[2], R, P, ctypes.c_float(k), ctypes.c_float(floor), p(m), p(out))
    return np.expm1(out)

def _setup_outputs(d):
    s = bpy.context.scene; s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = d
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'; fo.format.color_mode = 'RGBA'; fo.file_slots.clear()
    bpy.context.view_layer.use_pass_object_index = True
    for nm in ('Image', 'Denoising Albedo', 'Denoising Normal', 'IndexOB'):
        fo.file_slots.new(nm.replace(' ', '_')); nt.links.new(rl.outputs[nm], fo.inputs[nm.replace(' ', '_')])
    comp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], comp.inputs[0])
    return fo

def _load(p):
    im = bpy.data.images.load(p); im.colorspace_settings.name = 'Non-Color'; w, h = im.size; a = np.empty(w * h * 4,
        np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im)
    return a.reshape(h, w, 4)

BACKDROP = 77   # pass index of the cove
PLATE_SAMPLES = 12


def _box(a, r):
    """Box blur of (h, w, c) with radius r, edges repeated."""
    for ax in (0, 1):
        n = a.shape[ax]
        p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], 'edge')
        c = np.cumsum(p, axis=ax, dtype=np.float64)
        a = ((np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax) - np.take(c, range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return a


def calm(img, mask):
    """Wide blur of the empty backdrop away from the object: few samples leave clouds there that the small filter cannot remove."""
    k = img.shape[1] / 1280
    m = mask[..., None].astype(np.float32)
    w = np.clip((_box(_box(m, int(9 * k)), int(9 * k)) - .80) / .20, 0, 1) ** 2
    num, den = img * m, m
    for _ in range(3):
        num, den = _box(num, int(11 * k)), _box(den, int(11 * k))
    return img * (1 - w * m) + num / np.maximum(den, 1e-4) * (w * m)


def _buffers(samples, keep=None, count=2):
    """Two half-sample renders with different seeds (or `count` parts of them): [(image, albedo, normal), (image, albedo, normal)], and the backdrop mask.
    `keep` names them in the cache: a render of half an hour that is interrupted goes on with its second half."""
    s = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    d = tempfile.mkdtemp(prefix='vk_')
    s.cycles.samples = max(1, samples // count)
    s.cycles.adaptive_min_samples = max(4, s.cycles.samples // 3)
    s.cycles.adaptive_threshold = max(s.cycles.adaptive_threshold, .06)
    fo, fr, bufs = _setup_outputs(d + '/'), s.frame_current, []
    for i in range(count):
        kept = keep and os.path.join(cache_dir('halves'), f'{keep}-{i}.npz')
        if kept and os.path.exists(kept):
            with np.load(kept) as z:
                bufs.append([z[k] for k in ('image', 'albedo', 'normal')])
                mask = z['mask']
            continue
        s.cycles.seed = 11 + 97 * i
        for sl in fo.file_slots:
            sl.path = sl.path.split('__')[0] + f'__{i}_'
        bpy.ops.render.render(write_still=False)
        bufs.append([_load(os.path.join(d, f'{n}__{i}_{fr:04d}.exr')) for n in ('Image', 'Denoising_Albedo', 'Denoising_Normal')])
        mask = np.abs(_load(os.path.join(d, f'IndexOB__{i}_{fr:04d}.exr'))[..., 0] - BACKDROP) < .01
        if kept:
            np.savez(kept + '.part.npz', image=bufs[-1][0], albedo=bufs[-1][1], normal=bufs[-1][2], mask=mask)
            os.replace(kept + '.part.npz', kept)
    shutil.rmtree(d, ignore_errors=True)
    s.use_nodes = False
    return bufs, mask


def _guides(bufs):
    (_, aa, na), (_, ab, nb) = bufs
    return [(np.sqrt(np.clip((aa + ab)[..., :3] / 2, 0, 4)), .10), ((na + nb)[..., :3] / 2, .30)]


def render_denoised(path, samples=64, R=5, P=2, k=.7, quality=92, vehicle=None, plate_key=None, keep=None):
    """Render, denoise, write PNG or JPEG by extension.
    With `vehicle` (a list of objects) the picture is made in two parts, which costs a third: the empty backdrop with the vehicle's
    shadow at a third of the size, and the vehicle alone at full size; camera rays that miss it cost nothing.
    `plate_key` names the backdrop: other colours of the same view use it again."""
    s = bpy.context.scene
    if vehicle is not None and not s.render.film_transparent:
        return _render_split(path, samples, R, P, k, quality, vehicle, plate_key)
    t0 = time.time()
    bufs, backdrop = _buffers(samples, keep)
    t1 = time.time()
    ia, ib = bufs[0][0], bufs[1][0]
    alpha = (ia + ib)[..., 3:] / 2
    feats = _guides(bufs)
    if s.render.film_transparent:   # shadow-catcher alpha is noisy too: filter it with the same guides
        alpha = filt(np.repeat(ia[..., 3:], 3, 2), np.repeat(ib[..., 3:], 3, 2), feats, R + 2, P, k * 1.3)[..., :1]
        feats.append((alpha, .10))
    out = filt(ia[..., :3], ib[..., :3], feats, R, P, k)
    if backdrop.any():
        out = calm(out, backdrop)
    save_linear(path, np.concatenate([out, alpha if s.render.film_transparent else np.ones_like(alpha)], 2), quality)
    print(f'RENDERED {path} render {t1 - t0:.1f}s denoise {time.time() - t1:.1f}s', flush=True)


def _resize(a, w, h):
    """Bilinear enlargement of a smooth picture."""
    H, W, _ = a.shape
    y, x = (np.arange(h) + .5) * H / h - .5, (np.arange(w) + .5) * W / w - .5
    y0, x0 = np.clip(np.floor(y).astype(int), 0, H - 2), np.clip(np.floor(x).astype(int), 0, W - 2)
    fy, fx = np.clip(y - y0, 0, 1)[:, None, None].astype(np.float32), np.clip(x - x0, 0, 1)[None, :, None].astype(np.float32)
    r = a[y0] * (1 - fy) + a[y0 + 1] * fy
    return r[:, x0] * (1 - fx) + r[:, x0 + 1] * fx


def _plate(w, h):
    """The backdrop with the shadow of what stands on it, a third of the size."""
    r = bpy.context.scene.render
    r.resolution_x, r.resolution_y = w // 3, h // 3
    bufs, _ = _buffers(PLATE_SAMPLES)
    r.resolution_x, r.resolution_y = w, h
    plate = filt(bufs[0][0][..., :3], bufs[1][0][..., :3], _guides(bufs), 5, 2, 1.0)
    soft = plate
    for _ in range(3):
        soft = _box(soft, max(1, w // 500))
    t = np.clip((1 - plate / np.maximum(soft, 1e-4)) * 14 - .35, 0, 1)   # keep the dark contact under the wheels, calm the rest
    return soft * (1 - t) + plate * t


def _render_split(path, samples, R, P, k, quality, vehicle, plate_key):
    s = bpy.context.scene
    r = s.render
    w, h = r.resolution_x, r.resolution_y
    t0, cpu0 = time.time(), time.process_time()
    coves = [o for o in s.objects if o.pass_index == BACKDROP]
    def show(cove, veh):
        for o in coves:
            o.visible_camera = cove
        for o in vehicle:
            o.visible_camera = veh
    # 1. backdrop with shadow
    f = plate_key and os.path.join(cache_dir('plates'), plate_key + '.npy')
    if f and os.path.exists(f):
        plate = np.load(f)
    else:
        show(True, False)
        plate = _plate(w, h)
        if f:
            np.save(f, plate)
    plate = _resize(plate, w, h)
    cpu1 = time.process_time()
    # 2. the vehicle alone
    show(False, True)
    r.film_transparent = True
    bufs, _ = _buffers(samples)
    t1, cpu2 = time.time(), time.process_time()
    ia, ib = bufs[0][0], bufs[1][0]
    alpha = np.clip((ia + ib)[..., 3:] / 2, 0, 1)
    out = filt(ia[..., :3], ib[..., :3], _guides(bufs) + [(alpha, .25)], R, P, k, mask=alpha[..., 0] > .001)
    if samples < FEW_SAMPLES:
        out = _calm_paint(out, bufs)
    r.film_transparent = False
    show(True, True)
    save_linear(path, np.concatenate([out + (1 - alpha) * plate, np.ones_like(alpha)], 2), quality)
    cpu = f'cpu: backdrop {cpu1 - cpu0:.1f} object {cpu2 - cpu1:.1f} denoise {time.process_time() - cpu2:.1f}'
    print(f'RENDERED {path} render {t1 - t0:.1f}s denoise {time.time() - t1:.1f}s, {cpu}', flush=True)


FEW_SAMPLES = 16


def _calm_paint(out, bufs):
    """Few samples leave clouds on large painted surfaces: their light is averaged as on plaster, where the vehicle is."""
    albedo, normal = ((bufs[0][i] + bufs[1][i])[..., :3] / 2 for i in (1, 2))
    used = np.abs(normal).sum(2) > 0
    rows, columns = np.flatnonzero(used.any(1)), np.flatnonzero(used.any(0))
    box = np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
    out[box] = _wide(out[box] / (albedo[box] + EPS), albedo[box], normal[box]) * (albedo[box] + EPS)
    return out


def _shrink(a, h, w):
    """Mean of whole blocks."""
    k = a.shape[0] // h
    return a[:h * k, :w * k].reshape(h, k, w, k, -1).mean((1, 3))


def _wide(light, albedo, normal, levels=5, tone=.16):
    """Few samples leave clouds on plaster that no small filter removes: light is averaged over ever wider steps (1, 2, 4 … pixels) along surfaces of
    one colour and one direction, where it differs by little."""
    for level in range(levels):
        step = 2 ** level
        lum = light.mean(2, keepdims=True) + 1e-3
        num, den = np.zeros_like(light), np.zeros_like(lum)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                shift = lambda a: np.roll(a, (dy * step, dx * step), (0, 1))
                w = (.375, .25, .0625)[abs(dy)] * (.375, .25, .0625)[abs(dx)]
                g = w * np.exp(-((albedo - shift(albedo)) ** 2).sum(2, keepdims=True) / .006 - ((normal - shift(normal)) ** 2).sum(2, keepdims=True) / .02
                               - (np.log(lum) - np.log(shift(lum))) ** 2 / (2 * tone ** 2))
                num += g * shift(light)
                den += g
        light = num / den
    return light


def render_upsampled(path, samples, scale=2, guide_samples=2, R=5, k=.7, quality=82, keep=None):
    """A large picture for the price of a small one: light is smooth, what it falls on is not. The scene is lit at a fraction of the size and
    denoised; colours and shapes of surfaces are rendered at full size, without any light; the two are multiplied, each large pixel taking its
    light from those neighbours that show the same surface."""
    s = bpy.context.scene
    r = s.render
    W, H = r.resolution_x, r.resolution_y
    w, h = W // scale, H // scale
    t0, cpu0 = time.time(), time.process_time()
    r.resolution_x, r.resolution_y = w, h
    bufs, _ = _buffers(samples, keep and keep + '-light')
    cpu1 = time.process_time()
    r.resolution_x, r.resolution_y = W, H
    bounces, s.cycles.max_bounces = s.cycles.max_bounces, 0
    lamps = [o for o in s.objects if o.type == 'LIGHT']
    for o in lamps:
        o.hide_render = True
    (fine,), _ = _buffers(guide_samples, keep and keep + '-shape', 1)
    for o in lamps:
        o.hide_render = False
    s.cycles.max_bounces = bounces
    cpu2 = time.process_time()
    save_linear(path, np.concatenate([_join(bufs, fine, R, k, scale), np.ones((H, W, 1), np.float32)], 2), quality)
    cpu = f'cpu: light {cpu1 - cpu0:.0f} shape {cpu2 - cpu1:.0f} joining {time.process_time() - cpu2:.0f}'
    print(f'RENDERED {path} {time.time() - t0:.0f}s, {cpu}', flush=True)


EPS = .06


def _join(bufs, fine, R, k, scale):
    light = filt(bufs[0][0][..., :3], bufs[1][0][..., :3], _guides(bufs), R, 2, k)
    h, w, _ = light.shape
    albedo, normal = fine[1][..., :3], fine[2][..., :3]
    H, W, _ = albedo.shape
    la, ln = ((bufs[0][i] + bufs[1][i])[..., :3] / 2 for i in (1, 2))
    la, ln = (la + _shrink(albedo, h, w)) / 2, (ln + _shrink(normal, h, w)) / 2
    ratio = _wide(light / (la + EPS), la, ln)
    num, den = np.zeros((H, W, 3), np.float32), np.zeros((H, W, 1), np.float32)
    y, x = (np.arange(H) + .5) / scale - .5, (np.arange(W) + .5) / scale - .5
    y0, x0 = np.floor(y).astype(int), np.floor(x).astype(int)
    for dy in (-1, 0, 1, 2):
        for dx in (-1, 0, 1, 2):
            iy, ix = np.clip(y0 + dy, 0, h - 1), (x0 + dx) % w   # a panorama goes on at its other edge
            near = np.exp(-((y - y0 - dy)[:, None] ** 2 + (x - x0 - dx)[None, :] ** 2) / .9)[..., None]
            same = np.exp(-((albedo - la[iy][:, ix]) ** 2).sum(2, keepdims=True) / .03 - ((normal - ln[iy][:, ix]) ** 2).sum(2, keepdims=True) / .35)
            g = (near * (same + 1e-3)).astype(np.float32)
            num += g * ratio[iy][:, ix]
            den += g
    return num / den * (albedo + EPS)


def save_linear(path, a, quality=92):
    s = bpy.context.scene; h, w, _ = a.shape
    im = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True); im.pixels.foreach_set(np.ascontiguousarray(a, np.float32).ravel()); im.update()
    st = s.render.image_settings; st.file_format = 'JPEG' if path.lower().endswith(('jpg', 'jpeg')) else 'PNG'; st.quality = quality
    st.color_mode = 'RGBA' if s.render.film_transparent and st.file_format == 'PNG' else 'RGB'
    if st.file_format == 'PNG': st.color_depth = '8'
    im.save_render(path, scene=s); bpy.data.images.remove(im)
