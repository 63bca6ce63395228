import { type RefObject, useEffect, useState } from 'react';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const FORMATS = ['code_128', 'code_39', 'qr_code', 'data_matrix', 'ean_13'];
const LOOK_MS = 200;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads barcodes from a camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

export type ScanState = 'off' | 'looking' | 'refused';

/** Shows the camera at the back of the phone in the video and calls `onCode` with the first code it reads. */
export function useBarcode(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): ScanState {
  const [state, setState] = useState<ScanState>('off');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once, whatever the handler is
  useEffect(() => {
    if (!isOn) return setState('off');
    let isOver = false;
    let stream: MediaStream | null = null;
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const [screen, Made] = [video.current, detectorClass()];
      if (isOver || !screen || !Made) return;
      screen.srcObject = stream;
      await screen.play();
      setState('looking');
      const detector = new Made({ formats: FORMATS });
      while (!isOver) {
        const [found] = await detector.detect(screen).catch(() => []);
        if (found && !isOver) return onCode(found.rawValue);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    };
    look().catch(() => setState('refused'));
    return () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn]);
  return state;
}
