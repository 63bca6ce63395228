"""vk.steering - turn the front end of a built motorcycle or bicycle about its steering axis."""
import numpy as np
from mathutils import Matrix, Vector

# parts that turn as a whole (beginnings of names), parts with a front and a rear half, parts that bend
WHOLE = ('fw_', 'fork', 'clamps', 'stem', 'caltxt', 'front_fender', 'fender_brace', 'face', 'drl', 'projector', 'visor', 'flyscreen', 'lamp', 'headlamp',
         'instr', 'risers', 'handlebar', 'grips', 'controls', 'levers', 'mirror', 'handguard', 'cables', 'stanchion', 'topcap', 'bar', 'hoods', 'display', 'sliders', 'gaiters', 'clock')
DIVIDED = ('caliper', 'disc_bolts', 'floaters', 'ind', 'axles', 'fenders', 'stays', 'fender_line', 'fender_stays')
BENT = ('hoses',)


def starts(name, beginnings):
    return name.split('.')[0].startswith(beginnings)


def steer(machine, degrees):
    """Turn to the left by `degrees`. The builder says where the axis is: machine['steer'] = point and upward direction."""
    p, axis = (np.array(machine['steer'][k:k + 3]) for k in (0, 3))
    turn = Matrix.Translation(p) @ Matrix.Rotation(np.radians(degrees), 4, Vector(axis)) @ Matrix.Translation(-p)
    ahead = np.cross((0, 1, 0), axis)   # perpendicular to the axis, forward
    rigid = np.array(turn)
    for ob in machine.objects:
        if starts(ob.name, DIVIDED) or (starts(ob.name, BENT) and ob.name != 'hoses_engine'):
            me = ob.data
            V = np.empty(len(me.vertices) * 3)
            me.vertices.foreach_get('co', V)
            V = V.reshape(-1, 3)
            if starts(ob.name, DIVIDED):
                w = (V[:, 0] > machine['centre'][0]).astype(float)
            else:   # from the frame, which stands still, to the handlebar
                w = np.clip(((V - p) @ ahead + .13) / .10, 0, 1)
                w = np.where(V[:, 2] > p[2], 1, w * w * (3 - 2 * w))
            T = V @ rigid[:3, :3].T + rigid[:3, 3]
            me.vertices.foreach_set('co', (V + (T - V) * w[:, None]).ravel())
            me.update()
        elif starts(ob.name, WHOLE):
            ob.matrix_basis = turn @ ob.matrix_basis
