#!/usr/bin/env bash
# release.sh <cell> <tag>: migrates, then replaces every pod, one more before one less.
# release.sh <cell> back: the images of the release before.
# Not tried on a cluster: there is none where this was written. What it applies is rendered by npm run deploy:check.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/cells/${1:?which cell}"
tag=${2:?which tag}
namespace=$(sed -n 's/^namespace: //p' kustomization.yaml)
parts=(deployment/api deployment/worker deployment/storefront deployment/desk statefulset/edge deployment/tls)
# only <kind>…: the documents of these kinds
only() { awk -v kinds=" $* " 'BEGIN { RS = "---\n" } match($0, /(^|\n)kind: [A-Za-z]+/) { kind = substr($0, RSTART, RLENGTH); sub(/.*kind: /, "", kind); if (index(kinds, " " kind " ")) print "---\n" $0 }'; }
wait_for() { kubectl -n "$namespace" rollout status "$1" --timeout=15m; }

if [ "$tag" = back ]; then
  for part in deployment/desk deployment/storefront deployment/worker deployment/api; do
    kubectl -n "$namespace" rollout undo "$part"
    wait_for "$part"
  done
else
  sed -i -E "s/(name: paddock-.*newTag: )\"[^\"]*\"/\1\"$tag\"/" kustomization.yaml
  kubectl -n "$namespace" delete job migrate --ignore-not-found
  # The job first: settings and the job itself, without the processes.
  kubectl kustomize . | only ConfigMap Job | kubectl apply -f -
  kubectl -n "$namespace" wait --for=condition=complete job/migrate --timeout=15m
  kubectl kustomize . | kubectl apply -f -
  for part in "${parts[@]}"; do wait_for "$part"; done
fi
# Pages of the build before are fetched again.
for edge in edge-0 edge-1; do
  kubectl -n "$namespace" exec deployment/worker -- node -e \
    "fetch('http://$edge.edge:8080', { method: 'PURGE', headers: { 'xkey-softpurge': 'pages' } }).then((r) => process.exit(r.ok ? 0 : 1))"
done
