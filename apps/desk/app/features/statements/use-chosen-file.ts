import {
  type CsvPreview,
  previewStatement,
} from '@paddock/server/features/statements/statements.contract.ts';
import { useRef, useState } from 'react';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { type DeskError, isDeskError } from '../../kit/calls/desk-error.ts';

interface ChosenFile {
  readonly name: string;
  readonly text: string;
  /** Null: the file names its own parts. */
  readonly csv: CsvPreview | null;
}

/** The file that was chosen last. What is read of an earlier one is dropped, however late it comes. */
export function useChosenFile(site: string) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [error, setError] = useState<DeskError | null>(null);
  const last = useRef<File | undefined>(undefined);
  const choose = async (chosen: File | undefined) => {
    last.current = chosen;
    setError(null);
    setFile(null);
    if (!chosen) return;
    try {
      const text = await readBytes(chosen);
      const csv = isCsv(text) ? await loadPreview(site, text) : null;
      if (last.current === chosen) setFile({ name: chosen.name, text, csv });
    } catch (failure) {
      if (last.current === chosen && isDeskError(failure) && failure.code !== 'cancelled') setError(failure);
    }
  };
  return { file, error, setError, choose };
}

/** One character per byte: the server decides how the file is encoded. */
async function readBytes(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const isCsv = (text: string) =>
  !/^\s*</.test(text.replace(/^\xef\xbb\xbf/, '')) && !/(^|\n|\r):20:/.test(text);

const loadPreview = async (site: string, text: string): Promise<CsvPreview | null> =>
  (await callDesk(previewStatement, { body: text }, { site, timeoutMs: 60_000 })).data.csv;
