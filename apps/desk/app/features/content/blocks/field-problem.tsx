/** Why a field cannot be saved. */
export function FieldProblem({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p className="error" {...(id && { id })}>
      {text}
    </p>
  ) : null;
}
