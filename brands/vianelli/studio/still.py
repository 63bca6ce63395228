"""A flat picture out of a panorama: what somebody in the middle of the room sees when he looks one way.

    python3 brands/vianelli/studio/still.py pano-main.jpg still-main.jpg --yaw 0 --pitch -6 --fov 84 --size 1280x800
"""
import argparse, math, subprocess
import numpy as np


def read(path):
    """Pixels by ffmpeg, which the films need anyway."""
    size = subprocess.run(['ffprobe', '-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', path], capture_output=True, text=True, check=True).stdout
    w, h = (int(k) for k in size.strip().split(',')[:2])
    raw = subprocess.run(['ffmpeg', '-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(h, w, 3).astype(np.float32)


def look(pano, yaw, pitch, fov, w, h):
    H, W, _ = pano.shape
    f = w / 2 / math.tan(math.radians(fov) / 2)
    x, y = np.meshgrid(np.arange(w) + .5 - w / 2, h / 2 - np.arange(h) - .5)
    p = math.radians(pitch)
    up, ahead = y * math.cos(p) + f * math.sin(p), f * math.cos(p) - y * math.sin(p)
    lon = np.arctan2(x, ahead) + math.radians(yaw)
    lat = np.arctan2(up, np.hypot(x, ahead))
    u, v = (lon / (2 * math.pi) + .5) * W - .5, (.5 - lat / math.pi) * H - .5
    u0, v0 = np.floor(u).astype(int), np.clip(np.floor(v).astype(int), 0, H - 2)
    fu, fv = (u - u0)[..., None], np.clip(v - v0, 0, 1)[..., None]
    a, b = u0 % W, (u0 + 1) % W
    return (pano[v0, a] * (1 - fu) + pano[v0, b] * fu) * (1 - fv) + (pano[v0 + 1, a] * (1 - fu) + pano[v0 + 1, b] * fu) * fv


def main():
    p = argparse.ArgumentParser()
    p.add_argument('pano')
    p.add_argument('out')
    for k, v in dict(yaw=0, pitch=-5, fov=84).items():
        p.add_argument('--' + k, type=float, default=v)
    p.add_argument('--size', default='1280x800')
    a = p.parse_args()
    w, h = (int(k) for k in a.size.split('x'))
    flat = np.clip(look(read(a.pano), a.yaw, a.pitch, a.fov, w, h), 0, 255).astype(np.uint8)
    subprocess.run(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{w}x{h}', '-i', '-', '-q:v', '3', a.out], input=flat.tobytes(), check=True)


if __name__ == '__main__':
    main()
