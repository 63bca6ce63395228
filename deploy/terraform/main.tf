# A SKETCH. It was never run: there was no Terraform and no cloud account where it was written. It lists what a cell needs
# from a provider; the resources are those of one provider as an example.
terraform {
  required_version = ">= 1.6"
  required_providers {
    hcloud = { source = "hetznercloud/hcloud", version = "~> 1.45" }
  }
}

variable "cell" { type = string }
variable "ssh_keys" { type = list(string) }
variable "apps" {
  type    = number
  default = 2
}

resource "hcloud_network" "cell" {
  name     = "paddock-${var.cell}"
  ip_range = "10.20.0.0/16"
}

resource "hcloud_network_subnet" "cell" {
  network_id   = hcloud_network.cell.id
  type         = "cloud"
  network_zone = "eu-central"
  ip_range     = "10.20.1.0/24"
}

# Only TLS and, from the administrators' network, SSH.
resource "hcloud_firewall" "apps" {
  name = "paddock-${var.cell}-apps"
  dynamic "rule" {
    for_each = ["80", "443"]
    content {
      direction  = "in"
      protocol   = "tcp"
      port       = rule.value
      source_ips = ["0.0.0.0/0", "::/0"]
    }
  }
}

resource "hcloud_server" "app" {
  count        = var.apps
  name         = "paddock-${var.cell}-app${count.index + 1}"
  image        = "debian-12"
  server_type  = "ccx33"
  ssh_keys     = var.ssh_keys
  firewall_ids = [hcloud_firewall.apps.id]
  network { network_id = hcloud_network.cell.id }
  depends_on = [hcloud_network_subnet.cell]
}

# The primary and its synchronous standby. They have no public address.
resource "hcloud_server" "database" {
  count       = 2
  name        = "paddock-${var.cell}-db${count.index + 1}"
  image       = "debian-12"
  server_type = "ccx43"
  ssh_keys    = var.ssh_keys
  public_net {
    ipv4_enabled = false
    ipv6_enabled = false
  }
  network { network_id = hcloud_network.cell.id }
  depends_on = [hcloud_network_subnet.cell]
}

# For deploy/ansible/cells/<cell>/hosts.yml.
output "apps" { value = hcloud_server.app[*].ipv4_address }
output "databases" { value = [for server in hcloud_server.database : one(server.network).ip] }
