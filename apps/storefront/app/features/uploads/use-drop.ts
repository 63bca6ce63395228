import { type DragEvent, useState } from 'react';

/** Files dropped on an element: the handlers for it, and `data-over` while something is dragged over it. */
export function useDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
    'data-over': isOver || undefined,
  };
}
