# Functions for the `make-sounds.sh` of each scenario. To be sourced, not run.
#
#   city=…           the city's folder, with voices.yaml
#   out=…            the folder for the finished sounds
#   . scripts/sounds.sh
#
#   apt-get install espeak-ng sox libsox-fmt-all ffmpeg bc
#
# Sounds are identical at every run: sox -R fixes the seed of the noise generators. Every sound exists twice
# (Opus in Ogg, and MP3); intermediate files are in a temporary folder.
set -euo pipefail

for tool in espeak-ng sox soxi ffmpeg ffprobe bc awk; do
  command -v "$tool" >/dev/null || { echo "$tool is missing (see the head of scripts/sounds.sh)" >&2; exit 1; }
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

RATE=48000
made=()
moments=()

sx() { sox -R -V1 "$@"; }
calc() { echo "$1" | bc -l; }

# $1: wav, $2: name without extension, $3: Opus bit rate, $4: MP3 bit rate, $5: the MP3's samples a second, 24000 by default
encode() {
  ffmpeg -v error -y -i "$1" -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
    -ac 1 -c:a libopus -b:a "$3" -vbr on -application audio "$out/$2.ogg"
  ffmpeg -v error -y -i "$1" -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
    -ac 1 -ar "${5:-24000}" -c:a libmp3lame -b:a "$4" "$out/$2.mp3"
  made+=("$2")
}

# Prints names, durations and sizes of all sounds, and when the sentences of each part begin.
report() {
  local name ending
  for name in "${made[@]}"; do
    for ending in ogg mp3; do
      printf '%-20s %8s s %7s bytes\n' "$name.$ending" \
        "$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$out/$name.$ending")" "$(stat -c %s "$out/$name.$ending")"
    done
  done
  printf '%s ' "${moments[@]}" | sed 's/ \([^ ]*:\)/\n\1/g'
  echo
}

# Filters for the frequency band of a field receiver.
RADIO=(highpass 280 lowpass 3400 equalizer 1900 1.2q 4 equalizer 2900 1.5q 3)

# The hiss of an empty frequency. $1: seconds, $2: file, $3: volume
hiss() {
  sx -n -r $RATE -c 1 n1.wav synth "$1" pinknoise band -n 1500 1300 vol 0.6
  sx -n -r $RATE -c 1 n2.wav synth "$1" whitenoise highpass 1800 lowpass 3600 vol 0.05 tremolo 0.7 40
  sx -m n1.wav n2.wav "$2" tremolo 6 8 gain -n -1 vol "$3"
}

# A seamless loop. $1: a sound one second longer than the loop, $2: file, $3: seconds of the loop
seamless() {
  sx "$1" head.wav trim 0 1 fade t 1
  sx "$1" tail.wav trim "$3" 1 fade t 0 1 1
  sx "$1" middle.wav trim 1 "$(($3 - 1))"
  sx -m -v 1 head.wav -v 1 tail.wav seam.wav
  sx seam.wav middle.wav "$2"
}

# Breathing in, before a sentence that follows a long silence. $1: file
breath() {
  sx -n -r $RATE -c 1 "$1" synth 0.34 pinknoise band -n 1700 1400 highpass 500 fade q 0.2 0.34 0.09 vol 0.06
}

# One sentence of a machine that speaks, without the synthesiser's silences; 40 ms are kept so that no consonant is
# clipped. $1: voice, $2: words a minute, $3: pitch, $4: text, $5: file
say() {
  espeak-ng -v "$1" -s "$2" -p "$3" -a 100 -w raw.wav "$4"
  sx raw.wav -r $RATE -c 1 "$5" silence 1 0.005 0.4% reverse silence 1 0.005 0.4% reverse pad 0.04 0.06
}

# The five units of each sign in the telegraph's alphabet (ITA2); a shift comes before figures and stops.
CODE='A11000 B10011 C01110 D10010 E10000 F10110 G01011 H00101 I01100 J11010 K11110 L01001 M00111 N00110 O00011 P01101
  Q11101 R01010 S10100 T00001 U11100 V01111 W11001 X10111 Y10101 Z10001 111101 211001 310000 401010 500001 610101 711100
  801100 900011 001101 .00111 ?10011 _00100 ^11011'

# One sentence as a printing telegraph receives it: its magnet clicks where the code changes, then the type strikes the
# tape. Accents and commas are not sent. $1: baud, $2: text, $3: file
rattle() {
  local text
  text=$(LC_ALL=C.UTF-8 sed -E "s/[^[:alnum:]._?’' ▇-]//g; s/[’' ▇-]+/_/g; s/_+$//; y/àâäéèêëîïôöùûüçÀÂÉÈÊÎÔÙÇ/aaaeeeeiioouuucAAEEEIOUC/; s/([0-9]+|[.?])/^\\1/g" <<<"$2" | tr a-z A-Z)
  awk -v text="$text" -v baud="$1" -v code="$CODE" -v rate=16000 '
    function draw() { seed = (seed * 16807) % 2147483647; return seed / 2147483647 }
    function strike(at, loud) { strikes++; when[strikes] = int(at * rate); force[strikes] = loud * (0.8 + 0.4 * draw()) }
    function ringing(part, hertz, width) {
      forward[part] = 2 * exp(-3.1416 * width / rate) * cos(6.2832 * hertz / rate)
      back[part] = -exp(-6.2832 * width / rate)
    }
    BEGIN {
      seed = 1871
      count = split(code, signs, /[ \n]+/)
      for (i = 1; i <= count; i++) units[substr(signs[i], 1, 1)] = substr(signs[i], 2)
      level = 1
      for (i = 1; i <= length(text); i++) {
        sign = substr(text, i, 1)
        sent = "0" units[sign] "1"
        for (k = 1; k <= 7; k++) {
          if (substr(sent, k, 1) != level) strike(at + (k - 1) / baud, 0.2)
          level = substr(sent, k, 1)
        }
        strike(at + 6.3 / baud, sign == "_" || sign == "^" ? 0.25 : 1)
        at += 7.5 / baud
      }
      ringing(1, 2150, 260); ringing(2, 1180, 170); ringing(3, 430, 110)
      print "; Sample Rate " rate; print "; Channels 1"
      next_strike = 1
      for (i = 0; i < (at + 0.08) * rate; i++) {
        while (next_strike <= strikes && when[next_strike] <= i) push += force[next_strike++]
        pushed = push * (2 * draw() - 1)
        push *= 0.93
        value = 0
        for (k = 1; k <= 3; k++) {
          now = forward[k] * last[k] + back[k] * before[k] + pushed
          before[k] = last[k]; last[k] = now
          value += now * (k == 3 ? 0.03 : 0.1)
        }
        printf "%.6f %.5f\n", i / rate, value / 4
      }
    }' >rattle.dat
  sx rattle.dat -r $RATE -b 16 -c 1 "$3" gain -n -3
}

# Sentences spread over a given time, the moments at which they begin for `cues`. $1: seconds, $2: file, $3: what makes
# a sentence (`say voice speed pitch`, `rattle baud`), then one sentence per argument, `text|shares`: followed by its
# shares of the remaining silence.
spread() {
  local seconds=$1 file=$2 maker=$3 spoken=0 shares=0 i=0 at=0 line n unit
  shift 3
  for line in "$@"; do
    i=$((i + 1))
    n=$(printf %02d $i)
    $maker "${line%|*}" "say-$n.wav"
    spoken=$(calc "$spoken + $(soxi -D "say-$n.wav")")
    shares=$((shares + ${line##*|}))
  done
  unit=$(calc "($seconds - $spoken) / $shares")
  if [ "$(calc "$unit < 0.05")" = 1 ]; then echo "the text does not fit in $seconds s ($spoken s are spoken)" >&2; exit 1; fi
  local parts=() silence
  breath breath.wav
  i=0
  moments+=("${file%.wav}:")
  for line in "$@"; do
    i=$((i + 1))
    n=$(printf %02d $i)
    silence=$(calc "$unit * ${line##*|}")
    moments+=("$(printf %.1f "$at")")
    at=$(calc "$at + $(soxi -D "say-$n.wav") + $silence")
    parts+=("say-$n.wav")
    if [[ $maker = say* ]] && [ $i -lt $# ] && [ "$(calc "$silence > 0.7")" = 1 ]; then
      sx -n -r $RATE -c 1 "rest-$n.wav" trim 0 "$(calc "$silence - 0.38")"
      sx breath.wav "breath-$n.wav" pad 0 0.04
      parts+=("rest-$n.wav" "breath-$n.wav")
    else
      sx -n -r $RATE -c 1 "rest-$n.wav" trim 0 "$silence"
      parts+=("rest-$n.wav")
    fi
  done
  sx "${parts[@]}" "$file"
}

# A part of the city's voices.yaml, in its time: the recording when there is one, otherwise the telegraph of a person, or
# the synthesiser of a machine. $1: name, $2: file
speak() {
  local description seconds maker
  mapfile -t description < <(cd "$root" && node --import tsx scripts/voices.ts "$(basename "$city")" --scenarios "$(dirname "$city")" --part "$1")
  if [ ${#description[@]} -lt 2 ]; then echo "voices.yaml has no part « $1 »" >&2; exit 1; fi
  read -r seconds maker <<<"${description[0]}"
  if [ -f "$city/voices/$1.flac" ]; then sx "$city/voices/$1.flac" -r $RATE -c 1 "$2" pad 0 "$seconds" trim 0 "$seconds"
  else spread "$seconds" "$2" "$maker" "${description[@]:1}"; fi
}

# Makes a voice sound like a field radio of 1950: a small room, a tape that does not turn quite evenly, a narrow band.
# $1: wav, $2: file, then further effects
on_air() {
  local from=$1 to=$2
  shift 2
  ffmpeg -v error -y -i "$from" -af 'vibrato=f=0.7:d=0.035,vibrato=f=5.3:d=0.008' -ac 1 -ar $RATE uneven.wav
  sx uneven.wav "$to" gain -n -8 reverb 14 60 25 gain -n -6 "${RADIO[@]}" overdrive 4 10 \
    compand 0.01,0.15 6:-70,-64,-32,-16,-14,-8,0,-5 -3 -90 0.05 gain -n -3 "$@"
}

# A part in the hiss. $1: seconds, $2: name, $3: part of voices.yaml, $4: volume of the hiss
whisper_in_hiss() {
  speak "$3" one.wav
  on_air one.wav one-air.wav pad 0.35
  sx one-air.wav one-fit.wav pad 0 "$1" trim 0 "$1"
  hiss "$1" one-hiss.wav "$4"
  sx -m -v 0.9 one-fit.wav -v 1 one-hiss.wav "$2.wav" fade t 0.08 "$1" 0.15 gain -n -3
  encode "$2.wav" "$2" 16k 24k 16000
}

# A fountain's rush, and drops that fall in it: four seconds, to be mixed. $1: file
fountain() {
  local drops=() i=0 drop f
  sx -n -r $RATE -c 1 rush.wav synth 4 brownnoise highpass 250 lowpass 2600 tremolo 5 25 tremolo 0.6 35 vol 1.6
  for drop in 0.30:760 0.62:1180 0.95:640 1.10:1420 1.48:880 1.83:1250 1.97:700 2.41:1040 2.60:1560 2.95:820 3.22:1330 3.48:690; do
    i=$((i + 1))
    f=${drop#*:}
    sx -n -r $RATE -c 1 "drop-$i.wav" synth 0.11 sine "$f-$((f * 2))" vol 0.5 fade l 0.01 0.11 0.09 pad "${drop%:*}" 3
    sx "drop-$i.wav" "drop-fit-$i.wav" trim 0 4 pad 0 0.01
    drops+=(-v 0.5 "drop-fit-$i.wav")
  done
  sx -m -v 0.9 rush.wav "${drops[@]}" "$1" reverb 30 trim 0 4 fade t 0.15 4 0.2 gain -n -4
}

# One stroke on a bell, from its partials. $1: seconds, $2: file, then partials `hertz:volume:seconds of decay`
stroke() {
  local seconds=$1 file=$2 p f v d partials=()
  shift 2
  for p in "$@"; do
    IFS=: read -r f v d <<<"$p"
    sx -n -r $RATE -c 1 "p-$f.wav" synth "$seconds" sine "$f" vol "$v" fade l 0.003 "$d" "$(calc "$d - 0.01")" pad 0 "$seconds" trim 0 "$seconds"
    partials+=(-v 1 "p-$f.wav")
  done
  sx -m "${partials[@]}" "$file" gain -n -6
}

# A bell of two strokes, high up and behind some hiss: four seconds. $1: file
bell() {
  stroke 4 stroke.wav 196:0.30:3.6 392:0.55:2.6 466:0.5:2.0 588:0.28:1.5 784:0.7:1.7 1176:0.3:0.9 1570:0.22:0.6 2092:0.12:0.4
  sx stroke.wav again.wav pad 1.9 trim 0 4 vol 0.85
  hiss 4 bell-hiss.wav 0.03
  sx -m -v 1 stroke.wav -v 1 again.wav -v 1 bell-hiss.wav "$1" highpass 180 lowpass 3400 reverb 35 trim 0 4 fade t 0.005 4 0.3 gain -n -3
}

# A foghorn that calls once, far out, and its beat: five seconds. $1: file
foghorn() {
  sx -n -r $RATE -c 1 low.wav synth 3 sawtooth 116 vol 0.5
  sx -n -r $RATE -c 1 beat.wav synth 3 sawtooth 117.4 vol 0.4
  sx -n -r $RATE -c 1 breath.wav synth 3 brownnoise vol 0.2
  sx -m low.wav beat.wav breath.wav call.wav highpass 90 lowpass 900 fade q 0.35 3 0.6 pad 0.4 2 trim 0 5
  hiss 5 fog-hiss.wav 0.03
  sx -m -v 1 call.wav -v 1 fog-hiss.wav "$1" equalizer 350 1.2q 5 reverb 60 trim 0 5 fade t 0.05 5 0.4 gain -n -3
}

# Nonsense, played backwards, cut into slices and reordered: four seconds.
# $1: nonsense, $2: voice, $3: order of the slices, $4: volume of the hiss, $5: name
chop() {
  espeak-ng -v "$2" -s 150 -p 40 -w nonsense.wav "$1"
  sx nonsense.wav -r $RATE -c 1 backwards.wav reverse pad 0 4 trim 0 4 gain -n -6 "${RADIO[@]}" overdrive 10 10
  local slices=() s
  for s in $3; do
    sx backwards.wav "slice-$s.wav" trim "$(calc "$s * 0.2")" 0.16 fade t 0.008 0.16 0.012 pad 0 0.045
    slices+=("slice-$s.wav")
  done
  sx "${slices[@]}" order.wav trim 0 4 pad 0 1
  sx order.wav order-fit.wav trim 0 4
  hiss 4 "under-$5.wav" "$4"
  sx -m -v 1 order-fit.wav -v 1 "under-$5.wav" "$5.wav" fade t 0.05 4 0.1 gain -n -3
  encode "$5.wav" "$5" 24k 40k
}

# Short sounds at given moments on one tape. $1: seconds, $2: file, then `moment:volume:wav`
tape() {
  local seconds=$1 file=$2 mark at volume wav i=0 tracks=()
  shift 2
  for mark in "$@"; do
    IFS=: read -r at volume wav <<<"$mark"
    i=$((i + 1))
    sx "$wav" -r $RATE -c 1 "track-$i.wav" pad "$at" "$seconds" trim 0 "$seconds"
    tracks+=(-v "$volume" "track-$i.wav")
  done
  if [ $i -eq 1 ]; then sx "${tracks[@]}" "$file"; else sx -m "${tracks[@]}" "$file"; fi
}

# A knock: a body that rings, and the grain of what is struck. $1: file, $2: hertz, $3: seconds it rings, $4: share of grain
knock() {
  sx -n -r $RATE -c 1 body.wav synth 0.5 sine "$2" fade l 0.001 "$3" "$(calc "$3 - 0.002")" pad 0 0.5 trim 0 0.5
  sx -n -r $RATE -c 1 grain.wav synth 0.5 whitenoise band -n "$(calc "$2 * 2.2")" "$(calc "$2 * 1.6")" fade l 0.001 0.03 0.028 pad 0 0.5 trim 0 0.5
  sx -m -v 0.8 body.wav -v "$4" grain.wav "$1" gain -n -4
}

# --- a telephone call -----------------------------------------------------------
# An open line: hum and breath. $1: seconds, $2: file
line() {
  sx -n -r $RATE -c 1 line-1.wav synth "$1" pinknoise band -n 1300 1100 vol 0.5 tremolo 0.3 30
  sx -n -r $RATE -c 1 line-2.wav synth "$1" sawtooth 50 highpass 280 lowpass 900 vol 0.12
  sx -m line-1.wav line-2.wav "$2" gain -n -3 vol 0.06
}

# What the two ends of a call sound like, in turn, each turn behind the click of a relay. $1: file, then `seconds:wav`
# for each line: that much of the end's own sound.
turns() {
  local file=$1 at=0 turn wav seconds parts=()
  shift
  knock relay.wav 1500 0.012 1
  for turn in "$@"; do
    seconds=${turn%%:*} wav=${turn#*:}
    parts+=("turn-$at.wav")
    sx "$wav" turn.wav trim "$at" "$seconds" fade t 0.05 "$seconds" 0.05
    sx -m -v 1 turn.wav -v 0.12 relay.wav "turn-$at.wav" trim 0 "$seconds"
    at=$((at + seconds))
  done
  sx "${parts[@]}" "$file"
}

# The lines of a call as a machine takes them down, each in its time. $1: file, $2: page with the lines, then the seconds
# of each
taken_down() {
  local file=$1 page=$2 said seconds n=0 parts=()
  shift 2
  mapfile -t said < <(sed -n 's/.*<Line[^>]*>\(.*\)<\/Line>.*/\1/p' "$page")
  for seconds in "$@"; do
    rattle "$(calc "7.8 * (${#said[n]} + 4) / ($seconds * 0.86 - 0.3)")" "${said[n]}" taken.wav
    sx taken.wav -r $RATE -c 1 "taken-$n.wav" pad 0.3 "$seconds" trim 0 "$seconds"
    parts+=("taken-$n.wav")
    n=$((n + 1))
  done
  sx "${parts[@]}" "$file"
}

# A tone of the exchange. $1: file, $2: seconds, $3: how many times, each followed by as much silence
tone() {
  sx -n -r $RATE -c 1 "$1" synth "$2" sine 440 vol 0.4 fade t 0.01 "$2" 0.01 pad 0 "$2" repeat "$(($3 - 1))"
}
