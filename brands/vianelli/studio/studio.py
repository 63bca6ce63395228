#!/usr/bin/env python3
"""One command for the picture studio.

    python3 brands/vianelli/studio/studio.py list [--only PATTERN]        every picture of the range: there or missing
    python3 brands/vianelli/studio/studio.py one NAME [NAME ...]          render these pictures (again)
    python3 brands/vianelli/studio/studio.py all [--only PATTERN]         render every missing picture
    python3 brands/vianelli/studio/studio.py video NAME                   make a turntable film from a finished spin (needs ffmpeg)

Options: --out DIR (default: the brand's media/pictures; PADDOCK_BRAND chooses another brand)  --samples N  --size WxH  --blender PATH  --nice N (default 10)
Pictures are written to a temporary folder first, so an interrupted run leaves no half picture behind.
"""
import argparse, fnmatch, json, os, shutil, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import brand
import catalogue

PER_PROCESS = 6   # pictures per Blender process: enough to share the built scene, few enough to lose little when one fails


def missing(name, shot, out):
    return [f for f in catalogue.files(name, shot) if not os.path.exists(os.path.join(out, f))]


def groups(names, shots):
    """Neighbours of the same model and colour go into one process."""
    cur, key = [], None
    for n in names:
        k = (shots[n]['model'], shots[n]['colour'])
        if cur and (k != key or len(cur) >= PER_PROCESS):
            yield cur
            cur = []
        cur.append(n)
        key = k
    if cur:
        yield cur


def render(names, shots, a):
    """Render one group in one Blender process; returns the names that did not come out."""
    failed = []
    with tempfile.TemporaryDirectory(prefix='studio_') as tmp:
        jobs = []
        for n in names:
            j = dict(shots[n], out=os.path.join(tmp, n + '.jpg'))
            j['samples'] = a.samples or j['samples']
            j['size'] = [int(k) for k in a.size.split('x')] if a.size else j['size']
            os.makedirs(os.path.dirname(j['out']), exist_ok=True)
            jobs.append(j)
        spec = os.path.join(tmp, 'jobs.json')
        with open(spec, 'w') as f:
            json.dump(jobs, f)
        log = open(os.path.join(tmp, 'log'), 'w+')
        cmd = ['nice', '-n', str(a.nice), a.blender, '-b', '-P', os.path.join(HERE, 'render.py'), '--', 'batch', '--keep-plates', '--jobs', spec]
        # Debian's Blender looks for Python in PATH: the system's one (with numpy) must come before any other
        env = dict(os.environ, PATH='/usr/bin:/bin:' + os.environ.get('PATH', ''))
        p = subprocess.Popen(cmd, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env=env)
        while True:   # move every finished picture at once
            done = p.poll() is not None
            for n in names:
                for f in catalogue.files(n, shots[n]):
                    src, dst = os.path.join(tmp, f), os.path.join(a.out, f)
                    if os.path.exists(src) and (done or time.time() - os.path.getmtime(src) > 3):
                        os.makedirs(os.path.dirname(dst), exist_ok=True)
                        shutil.copyfile(src, dst + '.part')
                        os.replace(dst + '.part', dst)
                        if shots[n]['job'] != 'spin':
                            os.remove(src)
                            print('done', f, flush=True)
                        elif done:
                            os.remove(src)
            if done:
                break
            time.sleep(1)
        log.seek(0)
        text = log.read()
        for line in text.splitlines():
            if line.startswith(('RENDERED', 'TOTAL', 'BUILT', 'JPEG')):
                print('  ', line.replace(tmp + os.sep, ''), flush=True)
        failed = [n for n in names if missing(n, shots[n], a.out)]
        if failed:
            print('FAILED', ' '.join(failed), '\n', text[-1500:].replace(tmp + os.sep, ''), flush=True)
    return failed


def video(name, a):
    """Seamless loop from the frames of a spin: two rounds of clean steps (computed in-between pictures smear at 15 degrees)."""
    src = os.path.join(a.out, 'spin', name + '-%02d.jpg')
    dst = os.path.join(a.out, 'video', name.rsplit('-', 1)[0] + '-turn.mp4')
    os.makedirs(os.path.dirname(dst), exist_ok=True)
    part = dst + '.part.mp4'
    subprocess.check_call([
        'ffmpeg', '-y', '-loglevel', 'error', '-stream_loop', '1', '-framerate', '9.6', '-i', src, '-an', '-r', '28.8', '-c:v', 'libx264',
        '-pix_fmt', 'yuv420p', '-preset', 'slow', '-crf', '29', '-movflags', '+faststart', part])
    os.replace(part, dst)
    print('done', os.path.relpath(dst, a.out), os.path.getsize(dst) // 1024, 'kB')


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('command', choices=('list', 'one', 'all', 'video'))
    p.add_argument('names', nargs='*')
    p.add_argument('--only', default='*')
    p.add_argument('--out', default=brand.PICTURES)
    p.add_argument('--samples', type=int)
    p.add_argument('--size')
    p.add_argument('--blender', default='blender')
    p.add_argument('--nice', type=int, default=10)
    a = p.parse_args()
    shots = catalogue.shots()
    if a.command == 'video':
        for n in a.names:
            video(n, a)
        return 0
    if a.command == 'one':
        unknown = [n for n in a.names if n not in shots]
        if unknown or not a.names:
            sys.exit('unknown picture: ' + ' '.join(unknown) + '  (see: list)')
        todo = a.names
    else:
        todo = [n for n in shots if fnmatch.fnmatch(n, a.only) or a.only in n]
        if a.command == 'list':
            for n in todo:
                s = shots[n]
                print('missing' if missing(n, s, a.out) else 'there  ', n, '{}x{}'.format(*s['size']), s['samples'], 'samples')
            return 0
        todo = [n for n in todo if missing(n, shots[n], a.out)]
    failed = []
    for g in groups(todo, shots):
        t0 = time.time()
        failed += render(g, shots, a)
        print(f'{len(g)} picture(s) in {time.time() - t0:.0f} s', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
