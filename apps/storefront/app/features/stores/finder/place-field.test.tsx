// @vitest-environment happy-dom
import { join } from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nContext } from '../../../i18n/use-t.ts';
import type { PlaceSearch } from '../map/map-port.ts';
import PlaceField from './place-field.tsx';

afterEach(cleanup);

const PESARO = { id: 'p', name: 'Pesaro', detail: 'Marche, Italy' };
const PESCARA = { id: 's', name: 'Pescara', detail: 'Abruzzo, Italy' };
const english = speak('en', loadCatalogue(join(import.meta.dirname, '../../..'), 'en'));

type FieldProps = Pick<ComponentProps<typeof PlaceField>, 'places' | 'onPlace' | 'onClear'>;

function Field(props: FieldProps) {
  const [text, setText] = useState('');
  return <PlaceField {...props} text={text} onText={setText} />;
}

function show() {
  const told = {
    onPlace: vi.fn(),
    onClear: vi.fn(),
    suggest: vi.fn(async (_text: string) => [PESARO, PESCARA]),
  };
  const places: PlaceSearch = {
    suggest: told.suggest,
    place: async ({ name }) => ({ name, position: null }),
  };
  render(
    <I18nContext value={english}>
      <Field places={places} onPlace={told.onPlace} onClear={told.onClear} />
    </I18nContext>,
  );
  return { ...told, field: screen.getByRole('combobox') as HTMLInputElement };
}

const type = (field: HTMLInputElement, value: string) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
};

test('[STORES-03] what is typed is suggested, and a choice is told once and written into the field', async () => {
  const { field, onPlace, suggest } = show();
  type(field, 'Pes');
  fireEvent.click(await screen.findByRole('option', { name: /Pescara/ }));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(PESCARA);
  expect(field.value).toBe('Pescara');
  expect(suggest.mock.calls.map(([text]) => text)).toEqual(['Pes']);
});

test('[STORES-04] the clear button empties the field and the search', async () => {
  const { field, onClear } = show();
  type(field, 'Pes');
  await screen.findByRole('option', { name: /Pesaro/ });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  expect(onClear).toHaveBeenCalledOnce();
});

test('words entered without a choice mean the best suggestion, none the whole country', async () => {
  const { field, onPlace, onClear } = show();
  type(field, 'Pes');
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(PESARO);
  fireEvent.change(field, { target: { value: ' ' } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onClear).toHaveBeenCalled();
});
