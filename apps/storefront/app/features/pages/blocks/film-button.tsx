import { Button } from '@paddock/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { ReadyFilm } from './ready-block.ts';

const FilmDialog = lazy(() => import('./film-dialog.tsx'));

export default function FilmButton({ film, text }: { film: ReadyFilm; text: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  function open() {
    setOpened(true);
    setOpen(true);
  }
  return (
    <>
      <Button variant="ghost" iconStart="play" onClick={open}>
        {text}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilmDialog film={film} title={text} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
