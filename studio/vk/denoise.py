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


def _buffers(samples):
    """Two half-sample renders with different seeds: [(image, albedo, normal), (image, albedo, normal)], and the backdrop mask."""
    s = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    d = tempfile.mkdtemp(prefix='vk_')
    s.cycles.samples = max(1, samples // 2)
    s.cycles.adaptive_min_samples = max(4, s.cycles.samples // 3)
    s.cycles.adaptive_threshold = max(s.cycles.adaptive_threshold, .06)
    fo, fr, bufs = _setup_outputs(d + '/'), s.frame_current, []
    for i in range(2):
        s.cycles.seed = 11 + 97 * i
        for sl in fo.file_slots:
            sl.path = sl.path.split('__')[0] + f'__{i}_'
        bpy.ops.render.render(write_still=False)
        bufs.append([_load(os.path.join(d, f'{n}__{i}_{fr:04d}.exr')) for n in ('Image', 'Denoising_Albedo', 'Denoising_Normal')])
    mask = np.abs(_load(os.path.join(d, f'IndexOB__1_{fr:04d}.exr'))[..., 0] - BACKDROP) < .01
    shutil.rmtree(d, ignore_errors=True)
    s.use_nodes = False
    return bufs, mask


def _guides(bufs):
    (_, aa, na), (_, ab, nb) = bufs
    return [(np.sqrt(np.clip((aa + ab)[..., :3] / 2, 0, 4)), .10), ((na + nb)[..., :3] / 2, .30)]


def render_denoised(path, samples=64, R=5, P=2, k=.7, quality=92, vehicle=None, plate_key=None):
    """Render, denoise, write PNG or JPEG by extension.
    With `vehicle` (a list of objects) the picture is made in two parts, which costs a third: the empty backdrop with the vehicle's
    shadow at a third of the size, and the vehicle alone at full size; camera rays that miss it cost nothing.
    `plate_key` names the backdrop: other colours of the same view use it again."""
    s = bpy.context.scene
    if vehicle is not None and not s.render.film_transparent:
        return _render_split(path, samples, R, P, k, quality, vehicle, plate_key)
    t0 = time.time()
    bufs, backdrop = _buffers(samples)
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
    r.film_transparent = False
    show(True, True)
    save_linear(path, np.concatenate([out + (1 - alpha) * plate, np.ones_like(alpha)], 2), quality)
    cpu = f'cpu: backdrop {cpu1 - cpu0:.1f} object {cpu2 - cpu1:.1f} denoise {time.process_time() - cpu2:.1f}'
    print(f'RENDERED {path} render {t1 - t0:.1f}s denoise {time.time() - t1:.1f}s, {cpu}', flush=True)


def save_linear(path, a, quality=92):
    s = bpy.context.scene; h, w, _ = a.shape
    im = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True); im.pixels.foreach_set(np.ascontiguousarray(a, np.float32).ravel()); im.update()
    st = s.render.image_settings; st.file_format = 'JPEG' if path.lower().endswith(('jpg', 'jpeg')) else 'PNG'; st.quality = quality
    st.color_mode = 'RGBA' if s.render.film_transparent and st.file_format == 'PNG' else 'RGB'
    if st.file_format == 'PNG': st.color_depth = '8'
    im.save_render(path, scene=s); bpy.data.images.remove(im)
