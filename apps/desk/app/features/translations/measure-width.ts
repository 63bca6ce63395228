let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is on a button of the shop, in CSS pixels. */
export function measureWidth(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = '500 14px "Archivo Variable", system-ui, sans-serif';
  return Math.ceil(context.measureText(text.replace(/<[^>]*>/g, '')).width);
}
