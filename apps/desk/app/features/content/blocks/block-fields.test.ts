import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Block, PageText } from '@paddock/server/features/pages/blocks.contract.ts';
import { expect, test } from 'vitest';
import {
  BLOCK_TYPES,
  type FieldShape,
  fieldsOf,
  LETTER_BLOCK_TYPES,
  newBlock,
  summaryOf,
  withField,
} from './block-fields.ts';

const BRANDS = path.join(import.meta.dirname, '../../../../../../brands');
const PAGES = readdirSync(BRANDS)
  .map((brand) => path.join(BRANDS, brand, 'pages'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((slug) => path.join(folder, slug, 'en.json')))
  .filter((file) => existsSync(file));

test('[EDITOR-01] every kind of block has a form with every field of its contract', () => {
  for (const option of Block.options) {
    const names = Object.keys(option.shape).filter((name) => name !== 'type' && name !== 'id');
    expect(fieldsOf(option.shape.type.value).map(({ name }) => name)).toEqual(names);
  }
});

test('[EDITOR-01] fields are shown by their type, with the limits of the contract', () => {
  const kindsOf = (type: string) => Object.fromEntries(fieldsOf(type).map(({ name, kind }) => [name, kind]));
  expect(kindsOf('banner')).toMatchObject({
    headline: 'text',
    links: 'list',
    image: 'media',
    setting: 'choice',
    background_video: 'media',
    colors: 'group',
  });
  expect(kindsOf('timeline')).toEqual({ title: 'text', entries: 'list' });
  expect(kindsOf('media')).toMatchObject({ html: 'html', link: 'link', side: 'choice' });
  const links = fieldsOf('banner').find(({ name }) => name === 'links') as FieldShape & { kind: 'list' };
  expect(links).toMatchObject({ min: 0, max: 3, item: { kind: 'link' }, isRequired: false });
  expect(fieldsOf('news').find(({ name }) => name === 'count')).toMatchObject({
    kind: 'number',
    min: 1,
    max: 12,
  });
  expect(fieldsOf('quote').find(({ name }) => name === 'text')).toMatchObject({
    isMultiline: true,
    maxLength: 1000,
  });
});

test('[EDITOR-01] a new block has what must be there, empty', () => {
  for (const type of BLOCK_TYPES) expect(newBlock(type).type).toBe(type);
  expect(newBlock('columns')).toEqual({
    type: 'columns',
    columns: [
      { title: '', html: '' },
      { title: '', html: '' },
    ],
  });
});

test('[LETTERS-01] the blocks of a letter have forms of their own, beside those of a page', () => {
  const kinds = LETTER_BLOCK_TYPES.map((type) => [type, fieldsOf(type).map(({ kind }) => kind)]);
  expect(Object.fromEntries(kinds)).toEqual({
    letter_heading: ['text'],
    letter_text: ['text'],
    letter_picture: ['media', 'text', 'text'],
    letter_product: ['text'],
    letter_button: ['text', 'text'],
    letter_article: ['article'],
  });
  expect(fieldsOf('text').map(({ name }) => name)).not.toEqual(
    fieldsOf('letter_text').map(({ name }) => name),
  );
  expect(newBlock('letter_article')).toEqual({ type: 'letter_article', article: 0 });
});

test('[EDITOR-01] an emptied optional field is absent, a required one stays', () => {
  const fields = fieldsOf('banner');
  const block = { headline: 'Lupo', subheadline: 'x' };
  expect(withField(fields, block, 'subheadline', '')).toEqual({ headline: 'Lupo' });
  expect(withField(fields, block, 'headline', '')).toEqual({ headline: '', subheadline: 'x' });
});

test('[EDITOR-01] every block of the brands can be told from its neighbours', () => {
  const texts = PAGES.map((file) => PageText.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const blocks = texts.flatMap((text) => text.blocks).filter(({ type }) => type !== 'categories');
  expect(blocks.length).toBeGreaterThan(20);
  for (const block of blocks) expect(summaryOf(block), JSON.stringify(block).slice(0, 80)).not.toBe('');
});
