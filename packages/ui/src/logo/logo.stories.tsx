import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, type LogoDrawing } from './logo.tsx';

export default { title: 'Foundations/Logo' } satisfies Meta;

// A stand-in: brands bring their own drawings.
const mark: LogoDrawing = {
  width: 132,
  height: 46,
  paths: ['M44 0h12l10 27L76 0h12L70 46h-8z', 'M0 0h38l3 8H8z', 'M132 0H94l-3 8h33z'],
};
const word: LogoDrawing = {
  width: 400,
  height: 60,
  paths: ['M0 0h60v60H0z', 'M85 0h60v60H85z', 'M170 0h60v60h-60z', 'M255 0h60v60h-60z', 'M340 0h60v60h-60z'],
};

export const Stacked: StoryObj = { render: () => <Logo mark={mark} word={word} name="Brand" /> };
export const SideBySide: StoryObj = {
  render: () => <Logo mark={mark} word={word} name="Brand" layout="side" />,
};
