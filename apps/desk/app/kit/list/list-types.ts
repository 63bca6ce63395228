import type { ReactNode } from 'react';
import type { Binding } from '../keys/keys.ts';
import type { IconName } from '../parts/icon-paths.ts';

export interface ListRows<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
  readonly count: number;
  readonly countIs: 'exact' | 'at_least';
}

export interface ListRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly sites: string | undefined;
  readonly after: string | null;
  readonly signal: AbortSignal;
}

/** Where rows come from; `contractSource` makes one of a list contract. */
export interface ListSource<Row> {
  readonly path: string;
  load(request: ListRequest): Promise<ListRows<Row>>;
}

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** CSS width of the column: `132px`, `minmax(96px, 1fr)`. */
  readonly width: string;
  readonly align?: 'end';
  /** Value of the `sort` parameter; the header becomes a button. */
  readonly sort?: string;
  /** Left out below this width of the window. */
  readonly from?: 900 | 1200 | 1400 | 1700;
  cell(row: Row): ReactNode;
}

export interface Filter {
  /** Name of the query parameter. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'choice' | 'text' | 'date';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Several options at once, separated by commas in the address. */
  readonly isMultiple?: boolean;
}

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** The filters of the view, as in the address: `status=ready`. */
  readonly query: string;
  readonly count?: number | undefined;
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly keys: string;
  run(rows: readonly Row[]): void;
}

export interface ListPageProps<Row> {
  /** Name of the list, unique in the desk: `orders`. */
  readonly name: string;
  readonly title: string;
  readonly source: ListSource<Row>;
  readonly columns: readonly Column<Row>[];
  /** Unique over all sites. */
  rowId(row: Row): string;
  /** Where Enter and a click lead. */
  rowHref?(row: Row): string;
  /** Accessible name of a row: the order's code. */
  rowLabel(row: Row): string;
  /** The row on a phone. */
  card(row: Row): ReactNode;
  /** Of a card with more than the usual three short lines, in pixels. */
  readonly cardHeight?: number;
  readonly filters?: readonly Filter[];
  /** Placeholder of the search field; its parameter is `q`. */
  readonly search?: string;
  readonly views?: readonly ListView[];
  readonly bulk?: readonly BulkAction<Row>[];
  /** Context of the row with the cursor. */
  panel?(row: Row): ReactNode;
  /** Buttons at the end of the bar. */
  readonly actions?: ReactNode;
  /** Between bar and rows. */
  readonly above?: ReactNode;
  /** Keys for the row with the cursor, such as `t` take. */
  rowKeys?(row: Row): readonly Binding[];
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** How many rows arrived since the list was loaded; `.` shows them. */
  readonly newCount?: number;
}
