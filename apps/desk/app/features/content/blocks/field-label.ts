import { useCallback } from 'react';
import { useLabel } from '../../../i18n/use-t.ts';

const humanise = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

interface ContentLabels {
  field(name: string): string;
  block(type: string): string;
  choice(field: string, value: string): string;
}

/** Names of fields, blocks and choices; a new one is shown under its own name until it has a message. */
export function useContentLabels(): ContentLabels {
  const label = useLabel();
  return {
    field: useCallback((name) => label(`content.field.${name}`, humanise(name)), [label]),
    block: useCallback((type) => label(`content.block.${type}`, humanise(type)), [label]),
    choice: useCallback(
      (field, value) => label(`content.choice.${field}.${value}`, humanise(value)),
      [label],
    ),
  };
}
