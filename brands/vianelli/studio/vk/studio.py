"""vk.studio - soft-box studio, cameras, render settings."""
import bpy, math, time
import numpy as np
from mathutils import Vector
from . import materials as M, core as C

def engine(samples=64, size=(1600, 1000), transparent=False, exposure=0.0, look='High Contrast', view='Filmic', threads=0, passes=False, bounces=5):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.use_denoising = False; c.samples = samples; c.use_adaptive_sampling = True; c.adaptive_threshold = .015; c.adaptive_min_samples = min(16, samples)
    c.max_bounces = bounces; c.diffuse_bounces = 2; c.glossy_bounces = 3; c.transmission_bounces = 3; c.transparent_max_bounces = 8
    c.caustics_reflective = False; c.caustics_refractive = False; c.sample_clamp_indirect = 4; c.blur_glossy = .5; c.filter_width = 1.3
    r = s.render; r.resolution_x, r.resolution_y = size; r.resolution_percentage = 100; r.film_transparent = transparent
    r.use_persistent_data = True; r.threads_mode = 'FIXED' if threads else 'AUTO'
    if threads: r.threads = threads
    s.view_settings.view_transform = view; s.view_settings.look = look if view == 'Filmic' else 'None'; s.view_settings.exposure = exposure
    r.image_settings.file_format = 'PNG'; r.image_settings.color_mode = 'RGBA' if transparent else 'RGB'; r.image_settings.compression = 30
    if passes:
        bpy.context.view_layer.cycles.denoising_store_passes = True
    return s

def area(name, loc, target, size, power, colour=(1, 1, 1), size_y=None, cam=False, spread=180):
    l = bpy.data.lights.new(name, 'AREA'); l.shape = 'RECTANGLE'; l.size = size; l.size_y = size_y or size; l.energy = power; l.color = colour
    l.spread = math.radians(spread)
    o = bpy.data.objects.new(name, l); bpy.context.scene.collection.objects.link(o); o.location = loc
    d = Vector(target) - Vector(loc); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    return o

def world(c=(.5, .5, .5), strength=.3):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    b = w.node_tree.nodes['Background']; b.inputs[0].default_value = (*c, 1); b.inputs[1].default_value = strength

def softbox_studio(bg='#e9eaec', length=2.2, mood='light', centre=(0.0, 0.0), catcher=False, yaw=0.0):
    """Seamless cove + soft boxes.  mood: 'light' (shop), 'dark' (hero), yaw turns the whole set with the camera."""
    prev = C._coll[0]; C._coll[0] = bpy.context.scene.collection
    cx, cy = centre
    rot = lambda p: (cx + p[0] * math.cos(yaw) - p[1] * math.sin(yaw), cy + p[0] * math.sin(yaw) + p[1] * math.cos(yaw), p[2])
    if catcher:
        p = C.Part('floor', M.diffuse((.8, .8, .8))); p.add((np.array([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], float), [(0, 1, 2, 3)])); o = p.build(); o.is_shadow_catcher = True
    else:
        # cove: flat floor, large-radius curve up into a wall behind (+y in set space)
        prof = [(-14, 0)] + [(3.2 + 2.4 * math.sin(a), 2.4 - 2.4 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)] + [(5.6, 9)]
        V, F = [], []
        for i, (y, z) in enumerate(prof):
            for x in (-16, 16): V.append(rot((x, y, z)))
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
        m = M.diffuse(bg, .55 if mood == 'dark' else .8, 'cove', .25 if mood == 'dark' else .12)
        p = C.Part('cove', m); p.add((np.array(V), F)); p.build(angle=60).pass_index = 77   # vk.denoise.BACKDROP
    L = length
    T = (cx, cy, .5)
    if mood == 'light':
        area('top', rot((0, -.2, 3.3)), (cx, cy, .3), L * 1.5, 85, size_y=.9)
        area('key', rot((-2.6, -3.4, 2.6)), T, 1.2, 85, (1, .985, .96), size_y=1.5)
        area('fill', rot((3.2, -3.0, 1.5)), T, .6, 34, (.95, .975, 1), size_y=2.2)
        area('rim', rot((2.4, 3.0, 2.4)), (cx, cy, .6), 2.0, 90, size_y=.7)
        area('back', rot((0, 1.0, 4.6)), rot((0, 5.4, 1.6)), 7, 330, size_y=2)
        world((.95, .97, 1), .14)
    else:
        area('top', rot((.1, .25, 2.7)), (cx, cy, .4), L * 1.5, 95, size_y=.55)
        area('key', rot((-2.4, -3.2, 2.2)), T, .8, 75, (1, .93, .84), size_y=1.9)
        area('strip', rot((2.9, -1.9, 1.5)), T, .35, 60, (.86, .93, 1), size_y=2.2)
        area('rimL', rot((-2.8, 2.3, 1.9)), (cx, cy, .65), .5, 80, (1, .82, .62), size_y=1.6, spread=60)
        area('rimR', rot((2.8, 2.5, 1.9)), (cx, cy, .65), .5, 80, (.74, .86, 1), size_y=1.6, spread=60)
        area('wall', rot((.6, 3.4, 3.6)), rot((.6, 5.6, 1.0)), 3.0, 110, (1, .80, .62), size_y=.4, spread=110)
        world((.5, .6, .8), .03)
    C._coll[0] = prev

def camera(target, dist, az=0, el=4, lens=85, shift=(0, 0), fstop=None):
    """az: 0 = looking at the right-hand side (front to the right); +35 = three-quarter from the front."""
    cd = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', cd); bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o; cd.lens = lens; cd.sensor_width = 36; cd.clip_end = 200
    place_camera(o, target, dist, az, el); cd.shift_x, cd.shift_y = shift
    if fstop:
        cd.dof.use_dof = True; cd.dof.aperture_fstop = fstop; cd.dof.focus_distance = dist
    return o

def place_camera(o, target, dist, az, el):
    a, e = math.radians(az - 90), math.radians(el); t = Vector(target)
    o.location = t + Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))) * dist
    o.rotation_euler = (t - o.location).to_track_quat('-Z', 'Y').to_euler()

def pano_camera(loc, yaw=0):
    cd = bpy.data.cameras.new('pano'); cd.type = 'PANO'; cd.cycles.panorama_type = 'EQUIRECTANGULAR'
    o = bpy.data.objects.new('pano', cd); bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o
    o.location = loc; o.rotation_euler = (math.radians(90), 0, math.radians(yaw)); cd.clip_end = 500
    return o

def render(path):
    t = time.time(); bpy.context.scene.render.filepath = path; bpy.ops.render.render(write_still=True)
    dt = time.time() - t; print(f'RENDERED {path} {dt:.1f}s', flush=True); return dt
