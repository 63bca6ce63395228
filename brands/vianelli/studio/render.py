#!/usr/bin/env -S blender -b -P
"""Render catalogue pictures.   nice -n 10 blender -b -P render.py -- JOB [options]

JOB      shot    one studio picture            spin   N pictures around the vehicle
         hero    wide dark-studio banner       pano   equirectangular museum room
         scene   the machine in a landscape: --place passo|bianca|mare|bosco|via|officina --frame wide|tall (see vk/places.py)
         batch   several pictures in one process: --jobs FILE.json, a list of {out, job, model, colour, view, size, samples, frames}
         list    print the known models and colours
Options  --model NAME  --colour NAME (see catalogue.py)
         --view side|front34|rear34|front|rear|engine|wheel|tank|cockpit|drive|head   (or --az --el --dist --target x,y,z --lens)
         --out FILE  --size WxH  --samples N  --transparent (alpha + shadow catcher)  --frames N (spin)
         --room outdoor|main|giuseppe|motobi|leoncino (pano; with --keep-plates an interrupted one goes on with what it has)  --brand TEXT
"""
import sys, os, math, time, argparse, json
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import bpy
import catalogue
from brand import NAME
from vk import core, studio
from vk.bicycle import bicycle
from vk.motorcycle import motorcycle
from vk.scooter import scooter
from vk.scootergt import scootergt
from vk.denoise import render_denoised, render_upsampled

DEFAULT_BG = '#e9eaec'


def build(model, colour, brand=NAME, linked=True, name=None):
    """Build one vehicle or accessory in its own collection; 'centre' on the collection says where to look."""
    c = {k: v for k, v in catalogue.MODELS[model]['colours'][colour].items() if k != 'extra'}
    k = catalogue.kind(model)
    if k == 'thing':
        from vk.things import thing
        return thing(model, c, brand=brand, link_collection=linked, name=name)
    if k == 'bike':
        return bicycle(model, c, brand=brand, link_collection=linked, name=name)
    if k == 'scooter':
        return (scootergt if model == 'scootergt' else scooter)(c, brand=brand, link_collection=linked, name=name)
    return motorcycle(model, c, brand=brand, link_collection=linked, name=name)


def strike_set(vehicle):
    """Remove cove, lamps and cameras so that the same vehicle can be photographed again."""
    keep = set(vehicle.objects)
    for o in list(bpy.context.scene.collection.objects):
        if o not in keep:
            bpy.data.objects.remove(o)


def photograph(c, a, quality=90):
    """One studio picture of the built collection `c` with the arguments `a`."""
    cx = c['centre'][0]
    az, el, d, off, lens = catalogue.view(a.model, a.view)
    az = a.az if a.az is not None else az
    el = a.el if a.el is not None else el
    d, lens = a.dist or d, a.lens or lens
    target = [float(k) for k in a.target.split(',')] if a.target else [cx + off[0], off[1], off[2]]
    if catalogue.kind(a.model) == 'thing' and not a.target:
        target[2] = c['centre'][2]
    w, h = a.size
    d *= 1 if w / h >= 1.55 else 1.6 / (w / h) * .92
    studio.softbox_studio(a.bg, centre=(cx, 0), yaw=math.radians(az), catcher=a.transparent, mood=a.mood)
    studio.engine(a.samples, a.size, transparent=a.transparent, exposure=a.exposure or 0)
    studio.camera(target, d, az, el, lens, fstop=None if d > 3 else 11)
    key = '-'.join(str(k) for k in (a.model, a.view, *a.size, round(az, 2), round(el, 2), round(d, 3), lens, *(round(t, 3) for t in target), a.mood, a.bg[1:]))
    render_denoised(a.out, a.samples, quality=quality, vehicle=list(c.objects), plate_key=key if a.keep_plates else None)


def spin(c, a):
    """Turntable: camera and set walk round the vehicle in even steps, frame 0 is the side view (cheaper than turning the vehicle: its geometry stays)."""
    root, ext = os.path.splitext(a.out)
    x, y, z = [float(k) for k in a.target.split(',')] if a.target else (c['centre'][0], 0, catalogue.view(a.model, a.view)[3][2])
    for i in range(a.frames):
        out = f'{root}-{i:02d}{ext}'
        if os.path.exists(out):
            continue
        strike_set(c)
        b = argparse.Namespace(**{**vars(a), 'job': 'shot', 'az': 360 * i / a.frames, 'target': f'{x},{y},{z}', 'out': out,
                                  'dist': (a.dist or catalogue.view(a.model, a.view)[2]) * 1.06})
        photograph(c, b, quality=82)


def hero(c, a):
    """Wide banner in the dark studio, the vehicle on the right, room for words on the left."""
    cx = c['centre'][0]
    az = a.az if a.az is not None else 28
    studio.softbox_studio(a.bg if a.bg != DEFAULT_BG else '#15161a', centre=(cx, 0), mood='dark', yaw=math.radians(az))
    studio.engine(a.samples, a.size, exposure=a.exposure if a.exposure is not None else .35)
    dist = a.dist or dict(moto=8.5, scooter=8.3).get(catalogue.kind(a.model), 7.4)
    studio.camera((cx, 0, .60), dist, az, a.el or 5, a.lens or 85, shift=(-.15, .0))
    render_denoised(a.out, a.samples)   # in one piece: the dark floor mirrors the vehicle


def scene(c, a):
    """A machine in a landscape; the two frames of a place (wide banner, upright) share the built set."""
    from vk import more_places, outdoors, places
    top = bpy.context.scene.collection
    if c.name in top.children:   # the set shows an instance of it
        top.children.unlink(c)
    if bpy.context.scene.get('place') != a.place:
        for o in list(top.objects):
            bpy.data.objects.remove(o)
        core._coll[0] = top
        t0 = time.time()
        scene.frames = {**places.PLACES, **more_places.MORE_PLACES}[a.place](c)
        bpy.context.scene['place'] = a.place
        print(f'BUILT {a.place} {time.time() - t0:.1f}s', flush=True)
    f = dict(scene.frames[a.frame])
    look = f.pop('grade', {})
    s = studio.engine(a.samples, a.size, look=look.get('look', 'High Contrast'), exposure=a.exposure if a.exposure is not None else look.get('exposure', 0), bounces=4)
    s.cycles.diffuse_bounces, s.cycles.glossy_bounces, s.cycles.transparent_max_bounces = 1, 2, 12
    s.cycles.sample_clamp_indirect = 3
    outdoors.camera(size=a.size, **f)
    if a.out.lower().endswith('.png'):
        render_denoised(a.out, a.samples, R=4, k=.55)
    else:
        png = os.path.splitext(a.out)[0] + '.master.png'
        render_denoised(png, a.samples, R=4, k=.55)
        fit_jpeg(png, a.out, a.quality, look.get('kb', 590))
        if not a.master:
            os.remove(png)


def fit_jpeg(png, out, quality, kb):
    """JPEG of a finished picture with the best quality that stays under `kb` kilobytes (grass is dear)."""
    s = bpy.context.scene
    v, st = s.view_settings, s.render.image_settings
    kept = v.view_transform, v.look, v.exposure
    v.view_transform, v.look, v.exposure = 'Standard', 'None', 0
    im = bpy.data.images.load(png)
    st.file_format, st.color_mode = 'JPEG', 'RGB'
    while True:
        st.quality = quality
        im.save_render(out + '.part', scene=s)
        if os.path.getsize(out + '.part') <= kb * 1000 or quality <= 50:
            break
        quality -= 3
    os.replace(out + '.part', out)
    bpy.data.images.remove(im)
    v.view_transform, v.look, v.exposure = kept
    print(f'JPEG {out} quality {quality}', flush=True)


JOBS = dict(shot=photograph, spin=spin, hero=hero, scene=scene)


def pano(a):
    """One museum room, and beside it <name>.json: the bearing of everything a visitor may ask about."""
    import rooms
    where = rooms.furnish(a.room, build, a.brand)
    with open(os.path.splitext(a.out)[0] + '.json', 'w') as f:
        json.dump(rooms.bearings(where), f, indent=1)
    s = studio.engine(a.samples, a.size, look='High Contrast', exposure=a.exposure if a.exposure is not None else rooms.ROOMS[a.room].get('exposure', .5))
    s.cycles.max_bounces = 4
    s.cycles.diffuse_bounces = s.cycles.glossy_bounces = 2
    s.cycles.adaptive_threshold = .05
    studio.pano_camera((0, 0, rooms.EYE), yaw=90)
    key = '-'.join(str(k) for k in ('pano', a.room, *a.size, a.samples))
    render_upsampled(a.out, a.samples, keep=key if a.keep_plates else None)


def batch(a):
    """Pictures of one vehicle share the built scene; a new colour or model rebuilds it (3 s)."""
    built = None
    with open(a.jobs) as f:
        jobs = json.load(f)
    for j in jobs:
        t0 = time.time()
        b = argparse.Namespace(**{**vars(a), **j})
        b.size = tuple(b.size)
        key = (b.model, b.colour, b.place if b.job == 'scene' else None)
        if built != key:
            core.reset()
            c = build(b.model, b.colour, b.brand)
            built = key
        elif b.job != 'scene':
            strike_set(c)
        JOBS[b.job](c, b)
        print(f'TOTAL {b.out} {time.time() - t0:.1f}s', flush=True)


def arguments(argv):
    p = argparse.ArgumentParser()
    p.add_argument('job')
    for k in ('az', 'el', 'dist', 'lens', 'exposure'):
        p.add_argument('--' + k, type=float)
    for k, v in dict(model='scrambler', colour=None, view='side', target=None, out='out.png', size=None, room='main', brand=NAME,
                     mood='light', bg=DEFAULT_BG, jobs=None, place='passo', frame='wide').items():
        p.add_argument('--' + k, default=v)
    p.add_argument('--samples', type=int, default=20)
    p.add_argument('--quality', type=int, default=86)
    p.add_argument('--frames', type=int, default=catalogue.SPIN_FRAMES)
    p.add_argument('--transparent', action='store_true')
    p.add_argument('--master', action='store_true', help='scene: keep the lossless picture beside the JPEG')
    p.add_argument('--keep-plates', action='store_true',
                   help='use the backdrop of another colour of the same view again (delete the cache after changing a model)')
    a = p.parse_args(argv)
    a.size = tuple(int(k) for k in a.size.split('x')) if a.size else dict(hero=(2560, 1100), pano=(4096, 2048), scene=(1080, 1350) if a.frame == 'tall' else (2560, 1100)).get(a.job, (1600, 1000))
    if a.job != 'batch' and not a.colour:
        a.colour = next(iter(catalogue.MODELS[a.model]['colours']))
    return a


def main():
    a = arguments(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else ['list'])
    if a.job == 'list':
        print(json.dumps({m: list(c['colours']) for m, c in catalogue.MODELS.items()}, indent=1))
        return
    if a.job == 'batch':
        batch(a)
        return
    core.reset()
    t0 = time.time()
    if a.job == 'pano':
        pano(a)
    else:
        JOBS[a.job](build(a.model, a.colour, a.brand), a)
    print(f'TOTAL {a.out} {time.time() - t0:.1f}s', flush=True)


main()
