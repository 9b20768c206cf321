#!/usr/bin/env bash
# Makes the one sound of the Bordeaux scenario, in two formats (Opus in Ogg, and MP3).
# The finished files are committed: this script is only needed to change them.
#
#   scenarios/bordeaux/make-sounds.sh [output folder]      (what it needs: the head of scripts/sounds.sh)
set -euo pipefail
city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
. "$city/../../scripts/sounds.sh"

LENGTH=6

# A man who breathes near a receiver. $1: seconds, $2: file, $3: centre of the band in hertz
sigh() {
  sx -n -r $RATE -c 1 "$2" synth "$1" pinknoise band -n "$3" 900 highpass 300 fade q "$(calc "$1*0.45")" "$1" "$(calc "$1*0.5")" vol 0.5
}

# The receiver changes hands: two short rubs and a tap of bakelite.
rub() {
  sx -n -r $RATE -c 1 "$1" synth 0.16 brownnoise highpass 200 fade q 0.03 0.16 0.1 vol 0.6
}

sigh 0.9 in.wav 1500
sigh 1.3 out.wav 900
sigh 1.0 in2.wav 1600
rub rub1.wav
rub rub2.wav
sx -n -r $RATE -c 1 tap.wav synth 0.05 sine 420 synth 0.05 noise amod 900 fade q 0.002 0.05 0.04 vol 0.25

sx in.wav a.wav pad 0.35 6
sx out.wav b.wav pad 1.45 6
sx rub1.wav c.wav pad 3.0 6
sx tap.wav d.wav pad 3.22 6
sx rub2.wav e.wav pad 3.35 6
sx in2.wav f.wav pad 4.35 6
hiss $LENGTH line.wav 0.02
sx -m -v 0.7 a.wav -v 0.6 b.wav -v 0.5 c.wav -v 0.6 d.wav -v 0.4 e.wav -v 0.8 f.wav breath.wav trim 0 $LENGTH
sx breath.wav breath-line.wav "${RADIO[@]}" vol 0.7
sx -m -v 1 breath-line.wav -v 1 line.wav six-secondes.wav trim 0 $LENGTH fade t 0.05 $LENGTH 0.2 gain -n -6
encode six-secondes.wav six-secondes 24k 32k

report
