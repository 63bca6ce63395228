export interface DraftFormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly maxLength: number;
}
